import { FIRST_SEASON, hundredths, NEXT_SEASON, type PlayerFacts, type SeedData } from './readData';
import type { SeedRows } from './seedRows';

const ROOKIE_POSITIONS: readonly string[] = ['QB', 'RB', 'WR', 'TE'];

/** Ranks from 1 by ascending `key`, among those with a key. */
function rankBy(players: readonly PlayerFacts[], key: (player: PlayerFacts) => number | null): Map<string, number> {
  const keyed = players.flatMap((player) => {
    const value = key(player);
    return value === null ? [] : [{ id: player.id, value }];
  });
  keyed.sort((a, b) => a.value - b.value || (a.id < b.id ? -1 : 1));
  return new Map(keyed.map(({ id }, index) => [id, index + 1]));
}

/**
 * The rookies of 2019 to 2026. `fantasyProsRank` is the position rank by half-PPR points of the first season (none if he did not play),
 * `draftBuzzRank` the position rank in the NFL draft (none if undrafted).
 */
export function listRookies({ players, points }: SeedData): SeedRows['rookie'] {
  const rows: SeedRows['rookie'] = [];
  for (let season = FIRST_SEASON; season <= NEXT_SEASON; season += 1) {
    const facts = points.get(season);
    const pointsOf = ({ id }: PlayerFacts): number | null => {
      const weeks = facts?.get(id);
      return weeks ? -weeks.reduce((sum, week) => sum + (week ? hundredths(week, 'half') : 0), 0) : null;
    };
    for (const position of ROOKIE_POSITIONS) {
      const ofClass = [...players.values()].filter((player) => player.draftYear === season && player.position === position);
      const byPoints = rankBy(ofClass, pointsOf);
      const byDraft = rankBy(ofClass, (player) => player.draftOverall);
      for (const { id, name, weightLbs, height, forty } of ofClass) {
        rows.push({
          season,
          playerId: id,
          name,
          position,
          weightLbs,
          height,
          yardDash: forty,
          fantasyProsRank: byPoints.get(id) ?? null,
          draftBuzzRank: byDraft.get(id) ?? null,
        });
      }
    }
  }
  return rows;
}
