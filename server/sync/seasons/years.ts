/** The maintenance calls on standings and places. What contradicts the stored games makes them read the games again. */
import type { Database } from '../../db';
import { setLeague } from '../../db/queries/leagues/leagues';
import { syncSources } from '../../db/queries/leagues/sources';
import { findLastWeek } from '../../db/queries/seasons/scores';
import { hasStandings } from '../../db/queries/seasons/standings';
import type { Source } from '../../hosts/port';
import { forSeason, type HostedLeague, readSeasons, seasonsOf } from '../hostedLeague';
import { isComparable, writeDifferences } from './recordCheck';
import { type ImportResult, type ImportWrite, total } from '../result';
import { type HostSeason, readSeason, writeSeason } from './seasons';
import { type HostWeeks, readContradicted, writeWeeks } from '../weeks/weeks';

const hasGames = ({ standings }: HostSeason) =>
  standings.some(({ wins, losses, draws, pointsFor }) => wins + losses + draws > 0 || pointsFor > 0);

/** A season's standings, and all its weeks if they were read again. `mayDiffer` if the records can be compared with the weeks. */
interface Year {
  source: Source;
  host: HostSeason;
  weeks: HostWeeks | null;
  mayDiffer: boolean;
}

async function readYear(
  db: Database,
  hosted: HostedLeague,
  source: Source,
  options: { withPlaces: boolean; withScoring?: boolean },
): Promise<Year> {
  const host = await readSeason(hosted.adapter, source, options);
  const weeks = await readContradicted(db, hosted, source, host);
  const lastWeek = weeks?.lastWeek ?? (await findLastWeek(db, hosted.league.id, source.season)) ?? 0;
  return { source, host, weeks, mayDiffer: await isComparable(db, hosted, source, lastWeek) };
}

async function writeYear(tx: Database, hosted: HostedLeague, { source, host, weeks, mayDiffer }: Year): Promise<ImportResult> {
  const count = total(
    await writeSeason(tx, hosted.league.id, host, { hosted, source }),
    weeks ? await writeWeeks(tx, hosted, weeks, host.hasScoring === true) : total(),
  );
  if (mayDiffer) await writeDifferences(tx, hosted.league.id, source.season);
  return count;
}

/** The league's current standings. `standingsSeason` stays last season's until this one has a game. */
export async function refreshStandings(db: Database, hosted: HostedLeague): Promise<ImportWrite> {
  const { league, source } = hosted;
  const year = await readYear(db, hosted, source, { withPlaces: false });
  return async (tx) => {
    const count = await writeYear(tx, hosted, year);
    const isFirst = !(await hasStandings(tx, league.id, league.standingsSeason));
    const standingsSeason = hasGames(year.host) || isFirst ? source.season : league.standingsSeason;
    await setLeague(tx, league.id, { standingsSeason, lastStandingsRefresh: new Date().toISOString() });
    return count;
  };
}

/** The current season of the league's history, with its places once they are decided. */
export async function updateYear(db: Database, hosted: HostedLeague): Promise<ImportWrite> {
  const year = await readYear(db, hosted, hosted.source, { withPlaces: true });
  return (tx) => writeYear(tx, hosted, year);
}

/** Every season of the league's history, and the host's league id of each. */
export async function populateYears(db: Database, hosted: HostedLeague): Promise<ImportWrite> {
  const { league, adapter, source } = hosted;
  const history = await seasonsOf(hosted);
  const { seasons, refused } = await readSeasons(history.sources, source, (each) =>
    readYear(db, hosted, each, { withPlaces: true, withScoring: true }),
  );
  return async (tx) => {
    const steps: ImportResult[] = [total(await syncSources(tx, league.id, adapter.name, history.sources))];
    const problems = [...history.refused, ...refused];
    for (const year of seasons)
      steps.push(
        ...(await forSeason(year.source, source, problems, () => tx.transaction((part) => writeYear(part, hosted, year)))),
      );
    const { unmatched, ...sum } = total(...steps);
    return { ...sum, unmatched: [...unmatched, ...problems] };
  };
}
