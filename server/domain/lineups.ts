/** A team's line-up of a week, and what its best possible one would have scored. */
import { bestLineup, bySlot, type StartingSlots } from './bestLineup';
import { sumPoints } from './points';

/** A player's week for a team; `score` null when he did not play. */
interface WeekPlayer {
  playerId: string;
  playerName: string;
  playerPosition: string;
  score: number | null;
  slot: 'starter' | 'bench' | 'reserve';
}

export interface LineupWeek {
  week: number;
  score: number;
  players: readonly WeekPlayer[];
}

/**
 * The line-up of a week by slot, then bench and reserve.
 * @returns `pointsLeft` are those that the best line-up of starters and bench has more; null if the slots or the players are not known
 */
export function lineupOf(rules: StartingSlots, { week, score, players }: LineupWeek) {
  const able = players.filter(({ slot }) => slot !== 'reserve').map((player) => ({ ...player, position: player.playerPosition }));
  const best = players.length ? bestLineup(rules, able) : null;
  const shown = ({ playerId, playerName, playerPosition: position, score: points }: WeekPlayer) => ({
    ...{ playerId, playerName, position, score: points, isBest: best?.playerIds.has(playerId) ?? false },
  });
  const starters = able.filter(({ slot }) => slot === 'starter');
  const started = sumPoints(starters.map((player) => player.score));
  return {
    lineup: {
      ...{ week, score },
      starters: bySlot(rules, starters).map(({ slot, player }) => ({ slot, player: player && shown(player) })),
      bench: players.filter(({ slot }) => slot === 'bench').map(shown),
      reserve: players.filter(({ slot }) => slot === 'reserve').map(shown),
    },
    pointsLeft: best && Math.max(0, sumPoints([best.points, -started])),
    withoutPoints: starters.filter((player) => !player.score).length,
  };
}
