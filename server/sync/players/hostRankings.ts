/** Ranks, ADP and bye weeks that MyFantasyLeague sends. Silence and incomplete responses delete nothing; figures of a file stay. */
import type { Database } from '../../db';
import { selectByeWeeks, syncByeWeeks } from '../../db/queries/players/byeWeeks';
import { findRankingSource, type RankingKind, selectRankings } from '../../db/queries/players/rankings';
import type { Report } from '../../domain/oddValues';
import type { HostAdp, HostByeWeek, HostRank } from '../../hosts/hostRows';
import { knownHostRows, writeHostRanks, writeWhole } from './rankings';
import { type ImportResult, type ImportWrite, total } from '../result';

/** The exports that belong to no league. */
export interface RankingSources {
  ranks: (season: number, report: Report) => Promise<HostRank[]>;
  adp: (season: number, report: Report) => Promise<HostAdp[]>;
  byeWeeks: (season: number, report: Report) => Promise<HostByeWeek[]>;
}

/** Reports an export of MyFantasyLeague. */
const reported = (season: number, says: string): ImportResult => ({
  ...{ rows: 0, skipped: 0 },
  unmatched: [`season ${season}: MyFantasyLeague ${says} of ${season}`],
});

/** Writes figures of a season, unless they are a file's, or the host has none or fewer than half of those it had. */
async function writeFigures(
  tx: Database,
  { kind, type, count }: { kind: RankingKind; type: string; count: number },
  season: number,
  write: () => Promise<ImportResult>,
): Promise<ImportResult> {
  const source = await findRankingSource(tx, kind, season);
  if (source?.isFile) return total();
  const column = kind === 'adp' ? 'avg' : kind;
  const stored = (await selectRankings(tx, season)).filter((row) => row[column] !== null).length;
  if (!count) return stored && source ? reported(season, `has no ${type}`) : total();
  if (source && count * 2 < stored)
    return reported(season, `has only ${count} players, but ${stored} are stored, in its ${type}`);
  return write();
}

/** The ranks of a season. */
export async function updateHostRanks(host: RankingSources, season: number, report: Report): Promise<ImportWrite> {
  const ranks = await host.ranks(season, report);
  return (tx) =>
    writeFigures(tx, { kind: 'nflRank', type: 'playerRanks', count: ranks.length }, season, () =>
      writeHostRanks(tx, season, ranks),
    );
}

/** The ADP of a season; best and worst are the earliest and the latest pick, and there is no deviation. */
export async function updateHostAdp(host: RankingSources, season: number, report: Report): Promise<ImportWrite> {
  const adp = await host.adp(season, report);
  return (tx) =>
    writeFigures(tx, { kind: 'adp', type: 'adp', count: adp.length }, season, async () => {
      const { rows, unmatched } = await knownHostRows(tx, adp);
      const source = { isFile: false, name: 'MyFantasyLeague' };
      return { ...(await writeWhole(tx, 'adp', season, rows, source)), unmatched };
    });
}

/** The bye weeks of a season. */
export async function updateByeWeeks(host: RankingSources, season: number, report: Report): Promise<ImportWrite> {
  const byes = await host.byeWeeks(season, report);
  return async (tx) => {
    if (!byes.length) return (await selectByeWeeks(tx, season)).length ? reported(season, 'has no nflByeWeeks') : total();
    return total(
      await syncByeWeeks(
        tx,
        season,
        byes.map((bye) => ({ season, ...bye })),
      ),
    );
  };
}
