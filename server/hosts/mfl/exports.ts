import { HostError, HostRefusal, withRequest } from '../errors';
import type { Report } from '../../domain/oddValues';
import type { HostCall, Source } from '../port';
import type { Transport } from '../transport/transport';
import { commonExport, leagueExport } from './address';
import { mflRequest } from './resources';
import { MflRefusal } from './response';

/** The API key of a league and season; null for a public league. */
export type ApiKeyOf = (source: Source) => Promise<string | null>;

/** The export with the rows of a call. */
export const exportsOf: Record<HostCall, string> = {
  teams: 'league',
  standings: 'leagueStandings',
  rosters: 'rosters',
  weeks: 'schedule',
  weekScores: 'weeklyResults',
  places: 'playoffBrackets',
  drafts: 'draftResults',
  draft: 'draftResults',
  pickTrades: 'transactions',
  futurePicks: 'futureDraftPicks',
  transactions: 'transactions',
};

const ofWeek = (week?: number | string) => (week === undefined ? '' : ` of week ${week}`);

/** Names an export that belongs to no league. */
export const commonNameOf = (type: string, season: number, week?: number | string) => `${type}${ofWeek(week)} of ${season}`;

/** Names an export of a league, as in `rosters of week 3 of league 54321 in 2026`. */
export function nameOf(type: string, { externalId, season }: Source, week?: number | string): string {
  const league = `league ${externalId} in ${season}`;
  return type === 'league' ? league : `${type}${ofWeek(week)} of ${league}`;
}

/** Reads a response; `what` names the export, `report` gets what was left out. */
export type Parse<T> = (text: string, what: string, report: Report) => T;

export interface MflExports {
  /** Reads a league's export. @throws MflRefusal for a 404: every league has every export, if perhaps an empty one */
  read: <T>(source: Source, type: string, parameters: Record<string, string>, parse: Parse<T>) => Promise<T>;
  /** Reads an export that belongs to no league; null for a 404. `report` gets what is left out of it. */
  readCommon: <T>(
    season: number,
    type: string,
    parameters: Record<string, string>,
    parse: Parse<T>,
    report?: Report,
  ) => Promise<T | null>;
}

/** Adds the name of the export to a message that lacks it. */
const naming = (message: string, what: string) => (message.includes(what) ? message : `${message} (${what})`);

/** A message without the API key, which a host's response may repeat. */
const withoutKey = (message: string, apiKey: string | null) =>
  apiKey ? message.replaceAll(apiKey, '…').replaceAll(encodeURIComponent(apiKey), '…') : message;

/**
 * The exports on a transport. Those of a private league need its API key.
 * @param report gets what is left out of responses, with the name of the export
 */
export function mflExports(transport: Transport, apiKeyOf: ApiKeyOf, report: Report): MflExports {
  function parsed<T>(parse: Parse<T>, text: string, what: string, to: Report): T {
    try {
      return parse(text, what, (message) => to(naming(message, what)));
    } catch (error) {
      if (error instanceof HostRefusal || !(error instanceof HostError)) throw error;
      throw new HostError(naming(error.message, what));
    }
  }
  return {
    async read(source, type, parameters, parse) {
      const apiKey = await apiKeyOf(source);
      try {
        const text = await transport.get(
          leagueExport(source, type, parameters),
          apiKey === null ? undefined : { APIKEY: apiKey },
        );
        const what = nameOf(type, source, parameters.W);
        if (text === null) throw new MflRefusal(`MyFantasyLeague has no ${what}`, 'missing');
        return parsed(parse, text, what, (message) => report(withoutKey(message, apiKey)));
      } catch (error) {
        if (error instanceof HostError) error.message = withoutKey(error.message, apiKey);
        throw withRequest(error, mflRequest(type, source, parameters.W));
      }
    },
    async readCommon(season, type, parameters, parse, to = report) {
      try {
        const text = await transport.get(commonExport(season, type, parameters));
        return text === null ? null : parsed(parse, text, commonNameOf(type, season, parameters.W), to);
      } catch (error) {
        throw withRequest(error, mflRequest(type, undefined, parameters.W));
      }
    },
  };
}
