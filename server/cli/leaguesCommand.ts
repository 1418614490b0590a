/** `npm run leagues`: adds, lists and removes leagues of host platforms, and names players for them. */
import { parseArgs } from 'node:util';
import { readImports } from '../config';
import { record } from '../auth/securityLog';
import type { OpenDatabase } from '../db';
import { InvalidInputError } from '../domain/errors';
import { PlayerFileError } from '../playerFiles/table';
import { HostError } from '../hosts/errors';
import { saveAlias } from '../sync/aliases';
import { addLeague, type WantedLeague } from '../sync/addLeague';
import { fromHost } from '../sync/hostedLeague';
import { hostsOf, type Hosts } from '../sync/hosts';
import { refreshLeague } from '../sync/refreshLeague';
import { ImportError } from '../sync/result';
import { runMaintenance } from '../sync/runner';
import { findLeague, removeLeague } from '../db/queries/leagues';
import { writeLeague } from '../db/writeLeague';
import { removeHostKeys, saveHostKey } from '../db/queries/hostKeys';
import { findLeagueOfSource, selectLeagues, selectSources } from '../db/queries/sources';
import { type Command, onDatabase, type CommandContext } from './command';
import { UsageError } from './usageError';

const help = `Usage: npm run leagues -- <command> [options]

  list                        every league, and where its seasons come from
  add sleeper <league id>     adds a league of Sleeper by its id there, with every season that Sleeper has of it
  add mfl <league id>         the same for MyFantasyLeague; needs --season
  refresh <id>                reads a league again: all that its host has of it now, and the seasons that are not frozen
  remove <id>                 removes a league with all its data
  key <league id>             stores the API key of a private league of MyFantasyLeague, which is typed; needs --season
  alias <name> <player>       another name of a player, for imports that could not tell who is meant

  --season <year>    (add, key) the season that the league's id is of; Sleeper says it itself
  --as <id>          (add) the id that the league gets here; the host's own unless given
  --replace          (add) takes the place of the league that has this id, whose data go
  --manual-keepers   (add) lets the teams mark their keepers
  --accept-drop      (refresh) lets most of a league's rows go, where an import was refused because the host no longer has them

The leagues are read over the network, or from the folder RECORDED_DIR if that is set. Either all of a league is added or nothing.
The database is the server's: DATA_DIR or DATABASE_URL, of the environment or of .env.
The embedded database of DATA_DIR has one process at a time: stop the server first.`;

const text = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;
const options = {
  ...{ season: text, as: text, replace: flag, 'manual-keepers': flag, 'accept-drop': flag },
  help: { ...flag, short: 'h' },
} as const;

interface Given {
  season?: string;
  as?: string;
  replace: boolean;
  'manual-keepers': boolean;
  'accept-drop': boolean;
}

const printUnmatched = (context: CommandContext, unmatched: string[]) =>
  unmatched.length && context.print(`Not known: ${unmatched.slice(0, 20).join(', ')} (${unmatched.length} in all).`);

async function list(context: CommandContext, { db }: OpenDatabase) {
  for (const { id, provider, name, season } of await selectLeagues(db, ['default', 'sleeper'])) {
    const sources = await selectSources(db, id);
    const from = sources.map((source) => `${source.season}: ${source.provider} ${source.externalId}`).join(', ');
    context.print([id, provider, name, season, from || 'from no host'].join('  '));
  }
}

function readWanted(
  context: CommandContext,
  hosts: Hosts,
  host: string,
  externalId: string,
  { season, as, ...given }: Given,
): WantedLeague {
  if (host !== 'sleeper' && host !== 'mfl') throw new UsageError(`The host must be sleeper or mfl, not "${host}".`);
  if (!/^\d{1,20}$/.test(externalId))
    throw new UsageError(`The league id must be a number of up to 20 digits, not "${externalId}".`);
  if (as !== undefined && !/^\d{1,20}$/.test(as)) throw new UsageError(`--as must be a number of up to 20 digits, not "${as}".`);
  if (season !== undefined && !/^20\d\d$/.test(season)) throw new UsageError(`--season must be a year, not "${season}".`);
  if (host === 'mfl' && season === undefined)
    throw new UsageError('--season is required: an id of MyFantasyLeague is of one season.');
  const id = as ?? externalId;
  const source = { externalId, season: Number(season ?? 0), host: null };
  const { importDir } = readImports(context.environment);
  return { id, provider: hosts.of(host, id), source, manualKeepersEnabled: given['manual-keepers'], importDir };
}

/** @throws UsageError when the league is here already, or another one has its id */
async function checkFree({ db }: OpenDatabase, { id, provider, source }: WantedLeague, replace: boolean) {
  const taken = await findLeague(db, id);
  if (taken && !replace)
    throw new UsageError(`${id} is ${taken.name} already: --as gives the new league another id, --replace takes its place.`);
  const existing = await findLeagueOfSource(db, provider.name, source.externalId);
  if (existing && existing !== id) throw new UsageError(`This league is here already, with the id ${existing}.`);
}

async function add(context: CommandContext, database: OpenDatabase, [host = '', externalId = '']: string[], given: Given) {
  const hosts = hostsOf(database.db, readImports(context.environment));
  const wanted = readWanted(context, hosts, host, externalId, given);
  await checkFree(database, wanted, given.replace);
  context.print(`Reading league ${externalId} of ${host} ...`);
  const { season, name } = await wanted.provider.league(wanted.source);
  if (given.season !== undefined && Number(given.season) !== season)
    throw new UsageError(`--season: ${name} of this id is of ${season}.`);
  const { league, outcome } = await addLeague(database, hosts, wanted);
  const sources = await selectSources(database.db, league.id);
  context.print(`Added ${league.name}, ${sources.map((source) => source.season).join(', ')}: ${outcome.rows} rows.`);
  printUnmatched(context, outcome.unmatched);
  context.print(`Its page is ${league.provider === 'sleeper' ? '/sleeper' : ''}/league/${league.id}; the menus have it, too.`);
}

async function refresh(context: CommandContext, database: OpenDatabase, [id = '']: string[], given: Given) {
  const { db, bus, isEmbedded } = database;
  const league = await findLeague(db, id);
  if (!league) throw new UsageError(`<id> must be a league's; there is no ${id}.`);
  const settings = readImports(context.environment);
  const read = fromHost(db, (hosted) => refreshLeague(db, { ...hosted, acceptDrop: given['accept-drop'] }));
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
  await writeLeague({ db, bus }, id, async (tx) => {
    await removeHostKeys(tx, id);
    await removeLeague(tx, id);
  });
  context.print(`Removed ${found.name}.`);
}

async function key(context: CommandContext, { db }: OpenDatabase, [externalId = '']: string[], given: Given) {
  const hosts = hostsOf(db, readImports(context.environment));
  const { source } = readWanted(context, hosts, 'mfl', externalId, given);
  const apiKey = (await context.readLine('API key: ')).trim();
  if (apiKey === '') throw new UsageError('The API key must not be empty.');
  await saveHostKey(db, readImports(context.environment).secretKey, 'mfl', source, apiKey);
  await record(db, 'host_key_saved', { detail: `league ${source.externalId} of ${source.season}, by npm run leagues` });
  context.print(`Stored the API key of league ${externalId} of MyFantasyLeague in ${source.season}.`);
}

async function alias(context: CommandContext, { db }: OpenDatabase, [name = '', player = '']: string[]) {
  const found = await saveAlias(db, name, player).catch((error: unknown) => {
    if (!(error instanceof InvalidInputError)) throw error;
    throw new UsageError(error.errors.map(({ field, message: rule }) => `<${field}> ${rule}.`).join('\n'));
  });
  context.print(`${name} is ${found.name}.`);
}

const commands: Record<
  string,
  { words: number; run: (context: CommandContext, database: OpenDatabase, words: string[], given: Given) => Promise<void> }
> = {
  list: { words: 0, run: list },
  add: { words: 2, run: add },
  refresh: { words: 1, run: refresh },
  remove: { words: 1, run: remove },
  key: { words: 1, run: key },
  alias: { words: 2, run: alias },
};

/** Shows the message of an error of a host or a file; any other error is a defect. */
function inPlainWords(error: unknown): never {
  if (error instanceof HostError || error instanceof PlayerFileError || error instanceof ImportError)
    throw new UsageError(`${error.message.replace(/\.$/, '')}. Nothing was changed.`);
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
