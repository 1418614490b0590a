import type { Database } from '../../db';
import { syncSources } from '../../db/queries/leagues/sources';
import { findRules } from '../../db/queries/leagues/rules';
import { selectSeasonScores } from '../../db/queries/seasons/scores';
import { countPlaces } from '../../db/queries/seasons/standings';
import { selectManagedSeasons } from '../../db/queries/teams/teams';
import { selectWatermarks, weeksResource } from '../../db/queries/seasons/watermarks';
import { roundPoints } from '../../domain/points';
import { isPlayoffWeek } from '../../domain/rounds';
import { noRules } from '../../domain/rules';
import type { HostWeekScore } from '../../hosts/hostRows';
import type { HostAdapter, Source } from '../../hosts/port';
import { forSeason, type HostedLeague, seasonsOf, selectMarks } from '../hostedLeague';
import type { Job } from '../jobs/jobs';
import { readLists } from '../lists';
import { pastDraftsList } from '../drafts/pastDrafts';
import { writeDifferences } from '../seasons/recordCheck';
import { type ImportResult, type ImportWrite, isSourceError, skippedImport, total } from '../result';
import { readSeason, writeSeason } from '../seasons/seasons';
import { readCheckedWeeks, writeComingGames, writeWeeks } from './weeks';

/** How seasons are read: `withSeasons` for a refresh, which also reads their standings; `lastKnown` is never frozen. */
interface SeasonsReading {
  withSeasons: boolean;
  /** The season whose errors are not ignored. */
  current: Source;
  lastKnown: Source | undefined;
  /** The seasons of which all weeks are read again, also if they are frozen; or this one alone. */
  again?: ReadonlySet<number>;
  onlyWeek?: number | undefined;
}

/**
 * Whether the host has changed the league's season after it was frozen: it is open again, or a team has another total in one of the last
 * two weeks or of the play-offs. The records show changes of the other weeks, but do not include the play-offs. A response without points
 * or without players' points is no change: hosts lose old weeks.
 */
async function isThawed(db: Database, { league, adapter }: HostedLeague, source: Source): Promise<boolean> {
  const stored = await selectSeasonScores(db, league.id, source.season);
  try {
    const { complete, weeks } = await adapter.league(source);
    if (!complete) return true;
    const rules = (await findRules(db, league.id, source.season))?.rules ?? noRules;
    const last = weeks.slice(-2);
    for (const week of weeks.filter((each) => last.includes(each) || isPlayoffWeek(rules, each))) {
      const scores = await adapter.weekScores(source, week, { isOneOfMany: true, withoutReserve: true });
      const other = ({ teamId, teamScore }: HostWeekScore) =>
        teamScore !== 0 &&
        stored.some((row) => row.week === week && row.teamId === teamId && row.score !== roundPoints(teamScore));
      const isWhole = scores.some(({ players }) => players.some(({ score }) => score));
      if (isWhole && scores.some(other)) return true;
    }
    return false;
  } catch (error) {
    if (isSourceError(error)) return false;
    throw error;
  }
}

/**
 * Reads the weeks of seasons, and their standings if requested, each season on its own: earlier ones that are refused are reported.
 */
export async function updateSeasons(
  db: Database,
  hosted: HostedLeague,
  open: Source[],
  { withSeasons, current, lastKnown, again = new Set(), onlyWeek }: SeasonsReading,
): Promise<ImportWrite> {
  const { league, adapter, frozen } = hosted;
  const marks = await selectMarks(db, hosted, weeksResource);
  const readOne = async (source: Source) => {
    const mark = marks.get(source.season);
    const isAgain = again.has(source.season);
    // A podium and the games that decide it are read together.
    const withSeason = withSeasons || (await countPlaces(db, league.id, source.season)) > 0;
    const season = withSeason
      ? await readSeason(adapter, source, { withPlaces: true, withScoring: withSeasons && !mark?.hasScoring })
      : null;
    if (frozen.has(source.season) && !isAgain) return { source, season, weeks: null };
    const weeks = await readCheckedWeeks(db, hosted, source, season, {
      ...(onlyWeek === undefined ? { mark: isAgain ? undefined : mark } : { mark, onlyWeek }),
      settled: withSeasons && !isAgain ? (mark?.settledWeek ?? 0) : 0,
      isThrifty: withSeasons && !isAgain,
      mayFreeze: source.season !== lastKnown?.season,
      hasGoneOn: [...marks.values()].some(({ season: later, week }) => later > source.season && week > 0),
    });
    return { source, season, weeks };
  };
  const writeOne = async (tx: Database, { source, season, weeks }: Awaited<ReturnType<typeof readOne>>) => {
    const count = total(
      season ? await writeSeason(tx, league.id, season, { hosted, source }) : total(),
      weeks ? await writeWeeks(tx, hosted, weeks, season?.hasScoring === true) : total(),
      weeks && !weeks.isPart ? await writeComingGames(tx, hosted, weeks) : total(),
    );
    // Stored records of a season that goes on may be older than its weeks.
    const areRecordsNew = season !== null || weeks?.complete === true;
    if (areRecordsNew && (!weeks || weeks.difference !== undefined)) await writeDifferences(tx, league.id, source.season);
    return count;
  };
  const lists = open.map((source) => ({
    name: `scores of ${source.season}`,
    read: async (): Promise<ImportWrite> => {
      const refused: string[] = [];
      const seasons = await forSeason(source, current, refused, () => readOne(source));
      return async (tx) => {
        const problems = [...refused];
        const steps: ImportResult[] = [];
        for (const each of seasons)
          steps.push(...(await forSeason(source, current, problems, () => tx.transaction((part) => writeOne(part, each)))));
        return total(...steps, { rows: 0, skipped: 0, unmatched: problems });
      };
    },
  }));
  const past = withSeasons && onlyWeek === undefined ? open.filter(({ season }) => season < league.season) : [];
  const drafts = past.map((each) => pastDraftsList(db, hosted, each, { isAgain: again.has(each.season), current }));
  return readLists(hosted, [...lists, ...drafts]);
}

/** Compares the frozen seasons that are known to differ and were frozen before differences were stored. */
async function compareFrozen(tx: Database, leagueId: string): Promise<void> {
  const marks = await selectWatermarks(tx, leagueId, weeksResource);
  for (const { season, complete, difference, differences } of marks)
    if (complete && difference && !differences) await writeDifferences(tx, leagueId, season);
}

/** The newest seasons, up to one that has been played. */
async function newestOf(adapter: HostAdapter, sources: Source[]): Promise<Source[]> {
  const newest: Source[] = [];
  for (const each of sources) {
    newest.push(each);
    // One that cannot be read is reported when its weeks are.
    const isPlayed = await adapter.league(each).then(
      ({ weeks, early = [] }) => weeks.length > early.length,
      () => true,
    );
    if (isPlayed) break;
  }
  return newest;
}

/**
 * The weekly scores of teams and players, of every season of the host that is not frozen, or of the newest only. A season is frozen when
 * all of its weeks are read and it can no longer change; its standings are read again while its managers are not stored. The league's own
 * season thaws when its host changes it. With standings it is a refresh, which uses as few calls as possible.
 */
export async function updateWeeks(
  db: Database,
  hosted: HostedLeague,
  { withSeasons = false, newestOnly = false } = {},
): Promise<ImportWrite> {
  const { league, adapter, source, frozen } = hosted;
  const { sources, refused } = await seasonsOf(hosted);
  const managed = new Set(await selectManagedSeasons(db, league.id));
  const lacksManagers = ({ season }: Source) => withSeasons && adapter.capabilities.managers && !managed.has(season);
  const read = newestOnly ? await newestOf(adapter, sources) : sources;
  const isOwnFrozen = frozen.has(league.season) && read.some((each) => each.season === league.season);
  const again = new Set(isOwnFrozen && (await isThawed(db, hosted, source)) ? [league.season] : []);
  const open = read.filter((each) => !frozen.has(each.season) || again.has(each.season) || lacksManagers(each));
  // Before it there may be seasons that the host could not list.
  const lastKnown = refused.length ? sources.at(-1) : undefined;
  const write = await updateSeasons(db, hosted, open, { withSeasons, current: source, lastKnown, again });
  return async (tx) => {
    const known = withSeasons ? await syncSources(tx, league.id, adapter.name, sources) : { rows: 0, skipped: 0 };
    const count = total({ ...known, unmatched: refused }, await write(tx));
    await compareFrozen(tx, league.id);
    return count;
  };
}

/**
 * A season of the league: its weeks and standings, unless it is frozen; with `isAgain` also then, and all of its weeks, or the given one
 * with the standings.
 */
export async function updatePastSeason(
  db: Database,
  hosted: HostedLeague,
  season: number,
  { isAgain = false, week }: Pick<Job, 'isAgain' | 'week'> = {},
): Promise<ImportWrite> {
  const stored: Source[] = hosted.sources.filter(({ provider }) => provider === hosted.adapter.name);
  const isStored = stored.some((each) => each.season === season);
  const sources = isStored || !isAgain ? stored : (await seasonsOf(hosted)).sources;
  const source = sources.find((each) => each.season === season);
  if (!source) return () => Promise.resolve(skippedImport(`Season ${season} of this league comes from no host.`));
  if (hosted.frozen.has(season) && !isAgain) return () => Promise.resolve(skippedImport(`Season ${season} is read already.`));
  if (week !== undefined && !(await hosted.adapter.league(source)).weeks.includes(week))
    return () => Promise.resolve(skippedImport(`Week ${week} of ${season} has no scores at the host.`));
  return updateSeasons(db, hosted, [source], {
    ...{ withSeasons: true, current: source, lastKnown: sources.at(-1), onlyWeek: week },
    again: new Set(isAgain ? [season] : []),
  });
}
