import type { Database } from '../db';
import { syncSources } from '../db/queries/sources';
import { selectManagedSeasons } from '../db/queries/teams';
import type { HostAdapter, Source } from '../hosts/port';
import { forSeason, type HostedLeague, readSeasons, seasonsOf, selectMarks } from './hostedLeague';
import { type ImportResult, type ImportWrite, skippedImport, total } from './result';
import { readSeason, writeSeason } from './seasons';
import { readWeeks, weeksResource, writeComingGames, writeWeeks } from './weeks';

/** How seasons are read: `withSeasons` for a refresh, which also reads their standings; `lastKnown` is never frozen. */
interface SeasonsReading {
  withSeasons: boolean;
  /** The season whose errors are not ignored. */
  current: Source;
  lastKnown: Source | undefined;
}

/** Reads the weeks of seasons, and their standings if requested. Each season is written in its own transaction. */
async function updateSeasons(
  db: Database,
  hosted: HostedLeague,
  open: Source[],
  { withSeasons, current, lastKnown }: SeasonsReading,
): Promise<ImportWrite> {
  const { league, adapter, frozen } = hosted;
  const marks = await selectMarks(db, hosted, weeksResource);
  const { seasons, refused } = await readSeasons(open, current, async (each) => ({
    source: each,
    weeks: frozen.has(each.season)
      ? null
      : await readWeeks(db, hosted, each, {
          mark: marks.get(each.season),
          settled: withSeasons ? (marks.get(each.season)?.settledWeek ?? 0) : 0,
          isThrifty: withSeasons,
          mayFreeze: each.season !== lastKnown?.season,
        }),
    season: withSeasons
      ? await readSeason(adapter, each, { withPlaces: true, withScoring: !marks.get(each.season)?.hasScoring })
      : null,
  }));
  const writeOne = async (tx: Database, { source, season, weeks }: (typeof seasons)[number]) => {
    const standings = season ? await writeSeason(tx, league.id, season, { hosted, source }) : total();
    if (!weeks) return total(standings);
    return total(
      standings,
      await writeWeeks(tx, hosted, weeks, season?.hasScoring === true),
      await writeComingGames(tx, hosted, weeks),
    );
  };
  return async (tx) => {
    const steps: ImportResult[] = [];
    const problems = [...refused];
    for (const each of seasons)
      steps.push(...(await forSeason(each.source, current, problems, () => tx.transaction((part) => writeOne(part, each)))));
    return total(...steps, { rows: 0, skipped: 0, unmatched: problems });
  };
}

/** The newest seasons, up to one that has been played. */
async function newestOf(adapter: HostAdapter, sources: Source[]): Promise<Source[]> {
  const newest: Source[] = [];
  for (const each of sources) {
    newest.push(each);
    // One that cannot be read is reported when its weeks are.
    const isPlayed = await adapter.league(each).then(
      ({ weeks }) => weeks.length > 0,
      () => true,
    );
    if (isPlayed) break;
  }
  return newest;
}

/**
 * The weekly scores of teams and players, of every season of the host that is not frozen, or of the newest only. A season is frozen when
 * all of its weeks are read and it can no longer change; its standings are read again while its managers are not stored. With standings it
 * is a refresh, which uses as few calls as possible.
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
  const open = read.filter((each) => !frozen.has(each.season) || lacksManagers(each));
  // Before it there may be seasons that the host could not list.
  const lastKnown = refused.length ? sources.at(-1) : undefined;
  const write = await updateSeasons(db, hosted, open, { withSeasons, current: source, lastKnown });
  return async (tx) => {
    const known = withSeasons ? await syncSources(tx, league.id, adapter.name, sources) : { rows: 0, skipped: 0 };
    return total({ ...known, unmatched: refused }, await write(tx));
  };
}

/** A past season of the league: its weeks and standings, unless it is frozen. */
export async function updatePastSeason(db: Database, hosted: HostedLeague, season: number): Promise<ImportWrite> {
  const sources = hosted.sources.filter(({ provider }) => provider === hosted.adapter.name);
  const source = sources.find((each) => each.season === season);
  if (!source || hosted.frozen.has(season)) return () => Promise.resolve(skippedImport(`Season ${season} is read already.`));
  return updateSeasons(db, hosted, [source], { withSeasons: true, current: source, lastKnown: sources.at(-1) });
}
