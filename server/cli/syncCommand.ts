import { parseArgs } from 'node:util';
import { readImports } from '../importSettings';
import type { Database } from '../db';
import { findLeague, type League } from '../db/queries/leagues/leagues';
import { selectHostedLeagues } from '../db/queries/leagues/sources';
import { kinds, toNumber } from '../domain/numberKinds';
import { type Job, resources } from '../sync/jobs/jobs';
import { runSync } from '../sync/jobs/worker';
import { type Command, onDatabase } from './command';
import { UsageError } from './usageError';

const help = `Usage: npm run sync -- --league <id> --what <resource>

Runs one sync job now, like the schedule.

  --league <id>        the id of the league here; not for players, which all leagues share
  --what <resource>    ${resources.join(', ')}
  --season <year>      with scores: reads all weeks and final positions of the season again, also of one that is over;
                       without --league, of every league of a host
  --week <number>      with --season: only this week of it

The database is the server's: DATA_DIR or DATABASE_URL, from the environment or .env.
Only one process at a time can use the embedded database of DATA_DIR: stop the server first.`;

const text = { type: 'string' } as const;
const options = { league: text, what: text, season: text, week: text, help: { type: 'boolean', short: 'h' } } as const;
type Given = Partial<Record<'league' | 'what' | 'season' | 'week', string | undefined>>;

const silent = { warn: () => undefined, error: () => undefined };

/** The job that arguments name, without its league. @throws UsageError for an argument that breaks a rule */
function readJob({ league, what, season, week }: Given): Omit<Job, 'leagueId'> {
  const resource = resources.find((each) => each === what);
  if (!resource) throw new UsageError(`--what must be one of ${resources.join(', ')}, not "${what ?? ''}".`);
  if (season !== undefined && (resource !== 'scores' || !/^20\d\d$/.test(season)))
    throw new UsageError(`--season must be a year, with --what scores, not "${season}".`);
  if (resource === 'players' && league !== undefined) throw new UsageError('--league is not for players.');
  if (resource !== 'players' && league === undefined && season === undefined)
    throw new UsageError('--league is required: the id of a league.');
  if (week !== undefined && (season === undefined || toNumber(week, kinds.week) === null))
    throw new UsageError(`--week must be a week from ${kinds.week.least} to ${kinds.week.most}, with --season, not "${week}".`);
  if (season === undefined) return { resource };
  return { resource: 'pastSeason', season: Number(season), ...(week !== undefined && { week: Number(week) }), isAgain: true };
}

/** The leagues of a job; undefined for one without a league. */
async function leaguesOf(db: Database, { resource }: Omit<Job, 'leagueId'>, id?: string): Promise<(League | undefined)[]> {
  if (resource === 'players') return [undefined];
  if (id === undefined) return selectHostedLeagues(db);
  const league = await findLeague(db, id);
  if (!league) throw new UsageError(`--league must be a league's id; there is no ${id}.`);
  return [league];
}

export const syncCommand: Command = async (args, context) => {
  const { values } = parseArgs({ args, options });
  if (values.help || !args.length) return context.print(help);
  const job = readJob(values);
  const { season, week } = job;
  const what = [values.what, week === undefined ? [] : `of week ${week}`, season === undefined ? [] : `of ${season}`];
  await onDatabase(context, async (database) => {
    const imports = readImports(context.environment);
    const leagues = await leaguesOf(database.db, job, values.league);
    const failures: string[] = [];
    for (const league of leagues) {
      const run = runSync({ database, imports, log: silent }, { ...job, leagueId: league?.id ?? null }, 'npm run sync');
      const of = leagues.length > 1 ? `${league!.name}: ` : '';
      await run.then(
        (result) => {
          const done = [what, league ? `of ${league.name}` : []].flat(2).join(' ');
          context.print(result?.note ? of + result.note : `Read ${done}: ${result?.rows} rows.`);
        },
        (error: unknown) => failures.push(of + (error as Error).message),
      );
    }
    if (failures.length) throw new UsageError(failures.join('\n'));
  });
};
