import type { Source } from '../port';
import type { HostPlayer, HostWeekScore } from '../hostRows';
import type { MflAdapter } from './adapter';

/** Ids of a league's custom players, such as college players: in another league the same id is another person. */
const isOwn = (playerId: string | null): playerId is string => playerId !== null && /^0[89]\d\d$/.test(playerId);

/** A league's custom players found in a season. */
interface Found {
  source: Source;
  playerIds: Set<string>;
}

/**
 * Gives a league's own players ids with the league's id before them, and adds `ownPlayers`, which reads the names of those found so far,
 * the newest season's names first.
 */
export function withOwnPlayers(adapter: MflAdapter, leagueId: string): MflAdapter {
  const seasons = new Map<number, Found>();
  const scoped = (playerId: string) => `${leagueId}-${playerId}`;

  function idOf<Id extends string | null>(source: Source, playerId: Id): Id | string {
    if (!isOwn(playerId)) return playerId;
    const found = seasons.get(source.season) ?? { source, playerIds: new Set() };
    seasons.set(source.season, found);
    found.playerIds.add(playerId);
    return scoped(playerId);
  }
  const rename = <Row extends { playerId: string | null }>(source: Source, rows: Row[]): Row[] =>
    rows.map((row) => ({ ...row, playerId: idOf(source, row.playerId) }));

  return {
    ...adapter,
    rosters: async (source, week) => rename(source, await adapter.rosters(source, week)),
    async weekScores(source, week, reading) {
      const scores = await adapter.weekScores(source, week, reading);
      return scores.map((score): HostWeekScore => ({ ...score, players: rename(source, score.players) }));
    },
    draft: async (source, of) => rename(source, await adapter.draft(source, of)),
    async transactions(source, week) {
      const transactions = await adapter.transactions(source, week);
      return transactions.map((each) => ({ ...each, moves: rename(source, each.moves) }));
    },
    async ownPlayers() {
      const players = new Map<string, HostPlayer>();
      for (const { source, playerIds } of [...seasons.values()].sort((a, b) => b.source.season - a.source.season)) {
        const unnamed = [...playerIds].filter((id) => !players.has(id)).sort();
        if (!unnamed.length) continue;
        // With the code of an NFL team, such a player would be available in all leagues.
        for (const player of (await adapter.playersOf(source, unnamed)).filter(({ playerId }) => unnamed.includes(playerId)))
          players.set(player.playerId, { ...player, playerId: scoped(player.playerId), nflTeam: null });
      }
      return [...players.values()];
    },
  };
}
