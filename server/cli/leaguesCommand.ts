/** `npm run leagues`: adds, lists and removes leagues of host platforms, and manages player aliases. */
import { parseArgs } from 'node:util';
import { readImports } from '../importSettings';
import { record } from '../auth/securityLog';
import type { OpenDatabase } from '../db';
import { InvalidInputError } from '../domain/errors';
import { PlayerFileError } from '../playerFiles/table';
import { HostError } from '../hosts/errors';
import { textOf, withSentence } from '../hosts/hostText';
import { aliasInWords, saveAlias } from '../sync/players/aliases';
import { fromHost } from '../sync/hostedLeague';
import { hostsOf } from '../sync/hosts';
import { refreshLeague } from '../sync/calls/refreshLeague';
import { ImportError } from '../sync/result';
import { runMaintenance } from '../sync/calls/runner';
import { selectAliasRows } from '../db/queries/players/knownPlayers';
import { findLeague, removeLeague } from '../db/queries/leagues/leagues';
import { writeDirectory } from '../db/writeLeague';
import { removeHostKeys, saveHostKey } from '../db/queries/leagues/hostKeys';
import { selectLeagues, selectSources } from '../db/queries/leagues/sources';
import { addLeague, byCommand, printUnmatched } from './addLeague';
import { type Command, onDatabase, type CommandContext } from './command';
import { UsageError } from './usageError';
import { type Given, readWanted } from './wantedLeague';

const help = `Usage: npm run leagues -- <command> [options]

  list                        lists every league with the sources of its seasons
  add sleeper <league id>     adds a league of Sleeper by its id there, with every season that Sleeper has: the newest first, then the
                              past ones one by one; run it again to read missing seasons
  add mfl <league id>         the same for MyFantasyLeague; needs --season
  refresh <id>                reads a league again: its current data and the seasons that are not frozen
  remove <id>                 removes a league with all its data
  key <league id>             stores the API key of a private league of MyFantasyLeague; prompts for it; needs --season
  alias <name> <player>       stores another name of a player, for imports that could not match it
  aliases                     lists every alias, newest first

  --season <year>    (add, key) the season of the league id; Sleeper does not need it
  --as <id>          (add) the id of the league here; default: the host's id, or its season and id if
                     another league has that
  --replace          (add) replaces the league with this id and deletes its data
  --manual-keepers   (add) lets the teams mark their keepers
  --accept-drop      (refresh) allows deleting most of a league's rows, after an import was refused because the host no longer has them

The leagues are read over the network, or from the folder RECORDED_DIR if that is set. A season is stored as a whole or not at all.
The database is the server's: DATA_DIR or DATABASE_URL, from the environment or .env.
Only one process at a time can use the embedded database of DATA_DIR: stop the server first.`;

const text = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;
const options = {
  ...{ season: text, as: text, replace: flag, 'manual-keepers': flag, 'accept-drop': flag },
  help: { ...flag, short: 'h' },
} as const;

async function list(context: CommandContext, { db }: OpenDatabase) {
  for (const { id, provider, name, season } of await selectLeagues(db, ['default', 'sleeper'])) {
    const sources = await selectSources(db, id);
    const from = sources.map((source) => `${source.season}: ${source.provider} ${source.externalId}`).join(', ');
    context.print([id, provider, name, season, from || 'from no host'].join('  '));
  }
}

async function refresh(context: CommandContext, database: OpenDatabase, [id = '']: string[], given: Given) {
  const { db, bus, isEmbedded } = database;
  const league = await findLeague(db, id);
  if (!league) throw new UsageError(`<id> must be a league's; there is no ${id}.`);
  const settings = readImports(context.environment);
  const read = fromHost(db, (hosted) => refreshLeague(db, hosted), given['accept-drop']);
  const maintenance = { db, bus, isEmbedded, settings, startedBy: 'npm run leagues', onError: () => undefined };
  const { leagues } = await runMaintenance(maintenance, { name: 'refreshLeague', chosen: id, leagues: [league], read });
  const { rows, unmatched, note, error } = leagues[0]!;
  if (error !== null) throw new UsageError(error);
  context.print(note ?? `Refreshed ${league.name}: ${rows} rows.`);
  printUnmatched(context, unmatched);
}

async function remove(context: CommandContext, { db, bus }: OpenDatabase, [id = '']: string[]) {
  const found = await findLeague(db, id);
  if (!found) throw new UsageError(`<id> must be a league's; there is no ${id}.`);
  await writeDirectory({ db, bus }, id, async (tx) => {
    await removeHostKeys(tx, id);
    await removeLeague(tx, id);
    await record(tx, 'league_removed', { leagueId: id, detail: `${found.name}, ${id}, ${byCommand}` });
  });
  context.print(`Removed ${found.name}.`);
}

async function key(context: CommandContext, { db }: OpenDatabase, [externalId = '']: string[], given: Given) {
  const hosts = hostsOf(db, readImports(context.environment));
  const { source } = await readWanted(context, db, hosts, 'mfl', externalId, given);
  const apiKey = (await context.readLine('API key: ')).trim();
  if (apiKey === '') throw new UsageError('The API key must not be empty.');
  await saveHostKey(db, readImports(context.environment).secretKey, 'mfl', source, apiKey);
  await record(db, 'host_key_saved', {
    detail: `MyFantasyLeague, league ${source.externalId} of ${source.season}, ${byCommand}`,
  });
  context.print(`Stored the API key of league ${externalId} of MyFantasyLeague in ${source.season}.`);
}

async function alias(context: CommandContext, { db }: OpenDatabase, [name = '', player = '']: string[]) {
  const saved = await saveAlias(db, name, player, null).catch((error: unknown) => {
    if (!(error instanceof InvalidInputError)) throw error;
    throw new UsageError(error.errors.map(({ field, message: rule }) => `<${field}> ${rule}.`).join('\n'));
  });
  await record(db, 'alias_saved', { detail: `${aliasInWords(saved)}, ${byCommand}` });
  context.print(`${name} is ${saved.player}.`);
}

async function aliases(context: CommandContext, { db }: OpenDatabase) {
  const rows = await selectAliasRows(db);
  if (rows.length === 0) context.print('There are no aliases yet.');
  for (const { name, playerName } of rows) context.print(`${name} is ${playerName}.`);
}

const commands: Record<
  string,
  { words: number; run: (context: CommandContext, database: OpenDatabase, words: string[], given: Given) => Promise<void> }
> = {
  list: { words: 0, run: list },
  add: { words: 2, run: addLeague },
  refresh: { words: 1, run: refresh },
  remove: { words: 1, run: remove },
  key: { words: 1, run: key },
  alias: { words: 2, run: alias },
  aliases: { words: 0, run: aliases },
};

/** Shows the message of a host or file error; any other error is a defect. */
function inPlainWords(error: unknown): never {
  if (error instanceof HostError || error instanceof PlayerFileError || error instanceof ImportError)
    throw new UsageError(withSentence(textOf(error), 'Nothing was changed.'));
  throw error;
}

export const leaguesCommand: Command = async (args, context) => {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [name, ...words] = positionals;
  if (values.help || name === undefined || name === 'help') return context.print(help);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UsageError(`The command must be one of ${Object.keys(commands).join(', ')}, not "${name}".\n\n${help}`);
  if (words.length !== command.words)
    throw new UsageError(`${name} takes ${command.words} arguments, not ${words.length}.\n\n${help}`);
  await onDatabase(context, (database) => command.run(context, database, words, values)).catch(inPlainWords);
};
