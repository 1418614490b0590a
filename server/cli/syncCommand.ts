import { parseArgs } from 'node:util';
import { readImports } from '../importSettings';
import { findLeague } from '../db/queries/leagues';
import { type Job, resources } from '../sync/jobs';
import { runSync } from '../sync/worker';
import { type Command, onDatabase } from './command';
import { UsageError } from './usageError';

const help = `Usage: npm run sync -- --league <id> --what <resource>

Runs one sync job now, like the schedule.

  --league <id>        the id of the league here; not for players, which all leagues share
  --what <resource>    ${resources.join(', ')}
  --season <year>      with scores: reads all weeks and final positions of the season again, also of one that is over

The database is the server's: DATA_DIR or DATABASE_URL, from the environment or .env.
Only one process at a time can use the embedded database of DATA_DIR: stop the server first.`;

const text = { type: 'string' } as const;
const options = { league: text, what: text, season: text, help: { type: 'boolean', short: 'h' } } as const;

const silent = { warn: () => undefined, error: () => undefined };

export const syncCommand: Command = async (args, context) => {
  const { values } = parseArgs({ args, options });
  if (values.help || !args.length) return context.print(help);
  const resource = resources.find((each) => each === values.what);
  if (!resource) throw new UsageError(`--what must be one of ${resources.join(', ')}, not "${values.what ?? ''}".`);
  const isShared = resource === 'players';
  if (isShared !== (values.league === undefined))
    throw new UsageError(isShared ? '--league is not for players.' : '--league is required: the id of a league.');
  if (values.season !== undefined && (resource !== 'scores' || !/^20\d\d$/.test(values.season)))
    throw new UsageError(`--season must be a year, with --what scores, not "${values.season}".`);
  const season = values.season === undefined ? undefined : Number(values.season);
  const leagueId = values.league ?? null;
  await onDatabase(context, async (database) => {
    const league = leagueId === null ? undefined : await findLeague(database.db, leagueId);
    if (leagueId !== null && !league) throw new UsageError(`--league must be a league's id; there is no ${leagueId}.`);
    const imports = readImports(context.environment);
    const job: Job = season === undefined ? { resource, leagueId } : { resource: 'pastSeason', leagueId, season, isAgain: true };
    const run = runSync({ database, imports, log: silent }, job, 'npm run sync');
    const result = await run.catch((error: unknown) => {
      throw new UsageError(`${(error as Error).message.replace(/\.$/, '')}. Nothing was changed.`);
    });
    context.print(
      result?.note ??
        `Read ${resource}${season === undefined ? '' : ` of ${season}`}${league ? ` of ${league.name}` : ''}: ${result?.rows} rows.`,
    );
  });
};
