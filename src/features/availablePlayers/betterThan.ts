import type { AvailablePlayerRow, TeamPlayerRow } from '../../entities/tables';
import { groupBy } from '../../lib/groupBy';
import { type Form, RECENT_WEEKS, recentAverage } from './form';

type Compared = Pick<AvailablePlayerRow, 'position' | 'nflRank' | 'form'>;

/** What is compared of a player of the viewer's team. */
export type OwnPlayer = Pick<TeamPlayerRow, 'position' | 'nflRank' | 'form' | 'playerId' | 'playerName' | 'slot'>;

/** Whether players are compared by their points: once the league's season has three weeks with points. Until then by rank. */
const isByPoints = ({ form }: { form?: Form }, season: number | undefined) =>
  form?.season === season && (form?.last.length ?? 0) >= RECENT_WEEKS;

/**
 * Finds the player of a team's roster whom each available player beats: the worst one at his position, if he is worse. Players on injured
 * reserve and on the taxi squad are not compared.
 * @param season the league's season
 */
export function betterThan<Player extends Compared>(
  players: readonly Player[],
  roster: readonly OwnPlayer[],
  season: number | undefined,
): Map<Player, OwnPlayer> {
  const byPoints = [...players, ...roster].some((player) => isByPoints(player, season));
  /** Higher is better. Who did not play in those weeks has no points; who has no rank is worse than anybody with one. */
  const worthOf = ({ form, nflRank }: Compared) => (byPoints ? (recentAverage(form) ?? 0) : -(nflRank ?? Infinity));
  const active = roster.filter(({ slot }) => slot !== 'reserve' && slot !== 'taxi');
  const worst = new Map(
    [...groupBy(active, ({ position }) => position)].map(([position, own]) => [
      position,
      own.reduce((least, each) => (worthOf(each) < worthOf(least) ? each : least)),
    ]),
  );
  return new Map(
    players.flatMap((player): [Player, OwnPlayer][] => {
      const own = worst.get(player.position);
      return own && worthOf(player) > worthOf(own) ? [[player, own]] : [];
    }),
  );
}
