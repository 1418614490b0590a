import { readImports } from '../importSettings';
import type { Database } from '../db';
import type { WantedLeague } from '../sync/additions/addLeague';
import type { Hosts } from '../sync/hosts';
import { leagueIdOf } from '../sync/additions/leagueIds';
import type { CommandContext } from './command';
import { UsageError } from './usageError';

/** The options of `npm run leagues`. */
export interface Given {
  season?: string;
  as?: string;
  replace: boolean;
  'manual-keepers': boolean;
  'accept-drop': boolean;
}

/** The league of a host that arguments name. @throws UsageError for an argument that breaks a rule */
export async function readWanted(
  context: CommandContext,
  db: Database,
  hosts: Hosts,
  host: string,
  externalId: string,
  { season, as, replace, ...given }: Given,
): Promise<WantedLeague> {
  if (host !== 'sleeper' && host !== 'mfl') throw new UsageError(`The host must be sleeper or mfl, not "${host}".`);
  if (!/^\d{1,20}$/.test(externalId))
    throw new UsageError(`The league id must be a number of up to 20 digits, not "${externalId}".`);
  if (as !== undefined && !/^\d{1,20}$/.test(as)) throw new UsageError(`--as must be a number of up to 20 digits, not "${as}".`);
  if (season !== undefined && !/^20\d\d$/.test(season)) throw new UsageError(`--season must be a year, not "${season}".`);
  if (host === 'mfl' && season === undefined)
    throw new UsageError('--season is required: an id of MyFantasyLeague is of one season.');
  const source = { externalId, season: Number(season ?? 0), host: null };
  const id = as ?? (replace ? externalId : await leagueIdOf(db, host, source));
  const { importDir } = readImports(context.environment);
  return { id, adapter: hosts.of(host, id), source, manualKeepersEnabled: given['manual-keepers'], importDir };
}
