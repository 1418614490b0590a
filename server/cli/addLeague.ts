/** `npm run leagues -- add`: reads the newest season of a league, then the past ones. */
import { readImports } from '../importSettings';
import { record } from '../auth/securityLog';
import type { OpenDatabase } from '../db';
import { findLeague, type League } from '../db/queries/leagues/leagues';
import { findLeagueOfSource, selectSources } from '../db/queries/leagues/sources';
import { writeDirectory } from '../db/writeLeague';
import { readNewLeague, type WantedLeague } from '../sync/additions/addLeague';
import { fromHost } from '../sync/hostedLeague';
import { hostsOf, type Hosts } from '../sync/hosts';
import { findRenewed } from '../sync/additions/leagueIds';
import { chosenOf, runNameOf } from '../sync/jobs/jobs';
import { selectUnreadSeasons } from '../sync/seasons/pastSeasons';
import { type ImportResult, total } from '../sync/result';
import { runMaintenance } from '../sync/calls/runner';
import { updatePastSeason } from '../sync/weeks/updateWeeks';
import { runSync } from '../sync/jobs/worker';
import type { CommandContext } from './command';
import { UsageError } from './usageError';
import { type Given, readWanted } from './wantedLeague';

/** The actor in the security log. */
export const byCommand = 'by npm run leagues';

export const printUnmatched = (context: CommandContext, unmatched: string[]) =>
  unmatched.length && context.print(`Not known: ${unmatched.slice(0, 20).join(', ')} (${unmatched.length} in all).`);

const printStep = (context: CommandContext) => (step: string) => context.print(`  ${step}`);

const hereAlready = (id: string) => new UsageError(`This league is here already, with the id ${id}.`);

/** Adds a league with its newest season. */
async function addNewest(
  context: CommandContext,
  { db, bus }: OpenDatabase,
  hosts: Hosts,
  wanted: WantedLeague,
  given: { season?: string; replace: boolean },
): Promise<ImportResult> {
  const { season, name } = await wanted.adapter.league(wanted.source);
  if (given.season !== undefined && Number(given.season) !== season)
    throw new UsageError(`--season: ${name} of this id is of ${season}.`);
  const renewed = await findRenewed(db, wanted.adapter, { ...wanted.source, season });
  if (renewed !== undefined && renewed !== wanted.id) throw hereAlready(renewed);
  const { league, write } = await readNewLeague(db, hosts, wanted, { newestOnly: true, onStep: printStep(context) });
  const outcome = await writeDirectory({ db, bus }, league.id, write);
  await record(db, given.replace ? 'league_settings_changed' : 'league_added', {
    leagueId: league.id,
    detail: `${league.name}, ${league.id}${given.replace ? ': read again from its host' : ''}, ${byCommand}`,
  });
  return outcome;
}

/** Reads the ranks, ADP and bye weeks of the league's players; a failure is printed, as the league is there without them. */
async function readSharedPlayers(context: CommandContext, database: OpenDatabase): Promise<void> {
  const options = { database, imports: readImports(context.environment), log: { warn: () => undefined, error: () => undefined } };
  await runSync(options, { resource: 'players', leagueId: null }, 'npm run leagues').then(
    (read) => context.print(`Read ranks, ADP and bye weeks: ${read?.rows ?? 0} rows.`),
    (error: unknown) => context.print(`Ranks, ADP and bye weeks were not read: ${(error as Error).message}`),
  );
}

/** Reads the past seasons that were not read yet, each in its own run; `failures` are those that could not be read. */
async function addPastSeasons(context: CommandContext, { db, bus, isEmbedded }: OpenDatabase, league: League) {
  const settings = readImports(context.environment);
  const maintenance = { db, bus, isEmbedded, settings, startedBy: 'npm run leagues', onError: () => undefined };
  const outcomes: ImportResult[] = [];
  const failures: string[] = [];
  for (const season of await selectUnreadSeasons(db, league.id)) {
    const { leagues } = await runMaintenance(maintenance, {
      ...{ name: runNameOf('pastSeason'), chosen: chosenOf({ leagueId: league.id, season }), leagues: [league] },
      read: fromHost(db, (hosted) => updatePastSeason(db, { ...hosted, onStep: printStep(context) }, season)),
    });
    const { error, rows, skipped, unmatched } = leagues[0]!;
    context.print(error === null ? `Read season ${season}: ${rows} rows.` : `Season ${season} was not read: ${error}`);
    if (error === null) outcomes.push({ rows, skipped, unmatched });
    else failures.push(`${season}`);
  }
  return { outcome: total(...outcomes), failures };
}

/**
 * Whether the league was added before and lacks past seasons, because the addition was stopped.
 * @throws UsageError when the league has all of its seasons, or another one has its id
 */
async function isBegun({ db }: OpenDatabase, { id, adapter, source }: WantedLeague, replace: boolean): Promise<boolean> {
  const taken = await findLeague(db, id);
  const existing = await findLeagueOfSource(db, adapter.name, source);
  if (existing && existing !== id) throw hereAlready(existing);
  if (!taken || replace) return false;
  if (existing && (await selectUnreadSeasons(db, id)).length) return true;
  throw new UsageError(`${id} is ${taken.name} already: --as gives the new league another id, --replace takes its place.`);
}

/** Adds a league, or reads the seasons that are missing. @throws UsageError where one could not be read */
export async function addLeague(
  context: CommandContext,
  database: OpenDatabase,
  [host = '', externalId = '']: string[],
  given: Given,
) {
  const { db } = database;
  const hosts = hostsOf(db, readImports(context.environment));
  const wanted = await readWanted(context, db, hosts, host, externalId, given);
  const isResumed = await isBegun(database, wanted, given.replace);
  context.print(`Reading ${isResumed ? 'the missing seasons of ' : ''}league ${externalId} of ${host} ...`);
  const newest = isResumed ? total() : await addNewest(context, database, hosts, wanted, given);
  const league = (await findLeague(db, wanted.id))!;
  if (!isResumed) context.print(`Added ${league.name} with its newest season: ${newest.rows} rows.`);
  if (!isResumed) await readSharedPlayers(context, database);
  const { outcome, failures } = await addPastSeasons(context, database, league);
  const all = total(newest, outcome);
  const sources = await selectSources(db, league.id);
  context.print(`${league.name} has ${sources.map((source) => source.season).join(', ')}: ${all.rows} new rows.`);
  printUnmatched(context, all.unmatched);
  context.print(`Its page is ${league.provider === 'sleeper' ? '/sleeper' : ''}/league/${league.id}; the menus have it, too.`);
  if (failures.length)
    throw new UsageError(`Not read: ${failures.join(', ')}. Run the same command again to read what is missing.`);
}
