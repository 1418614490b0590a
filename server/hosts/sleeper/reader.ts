import { HostError, HostRefusal, withRequest } from '../errors';
import type { Report } from '../../domain/oddValues';
import { parseJson } from '../json';
import type { Transport } from '../transport/transport';
import { sleeperRequest } from './resources';

/** The base of all addresses of Sleeper's public API, https://docs.sleeper.com. */
export const sleeperBase = 'https://api.sleeper.app/v1/';

/** Parses a response; `report` gets what was left out. */
export type Parse<T> = (response: unknown, report: Report) => T;

/** Reads and parses paths of Sleeper's API. */
export interface SleeperReader {
  /** The response of a path; null without one, which Sleeper also sends as a literal null. */
  read: (path: string) => Promise<unknown>;
  /**
   * Parses the response of a path.
   * @param lacking the message without a response
   * @throws HostError that names the path, and has what was read
   */
  readAs: <T>(path: string, parse: Parse<T>, lacking?: string) => Promise<T>;
  /** The same, but a missing response is parsed as null. */
  readOrNull: <T>(path: string, parse: Parse<T>) => Promise<T>;
  /** The same for a list that is never empty: a league has members and rosters from its first day. */
  readRows: <T>(path: string, parse: Parse<T>) => Promise<T>;
}

/** @param report gets what is left out of responses, with the path */
export function sleeperReader(transport: Transport, report: Report): SleeperReader {
  const get = async (path: string): Promise<unknown> => {
    // Ids in a path come from responses.
    if (!/^\w+(\/\w+)*$/.test(path)) throw new HostRefusal(`Sleeper has no path ${path}`, 'unreadable');
    const text = await transport.get(sleeperBase + path);
    return text === null ? null : parseJson(text, `Sleeper's response to ${path}`);
  };
  const named = <T>(path: string, reading: Promise<T>): Promise<T> =>
    reading.catch((error: unknown) => {
      throw withRequest(error, sleeperRequest(path));
    });
  const parsed = async <T>(path: string, parse: Parse<T>): Promise<T> => {
    const response = await get(path);
    try {
      return parse(response, (message) => report(`${message} (${path})`));
    } catch (error) {
      if (error instanceof HostRefusal || !(error instanceof HostError)) throw error;
      throw new HostError(`${error.message} (${path})`);
    }
  };
  const read: SleeperReader['read'] = (path) => named(path, get(path));
  const readOrNull: SleeperReader['readOrNull'] = (path, parse) => named(path, parsed(path, parse));
  const readAs: SleeperReader['readAs'] = (path, parse, lacking = `Sleeper has nothing at ${path}`) =>
    readOrNull(path, (response, reportRow) => {
      if (response === null) throw new HostRefusal(lacking, 'missing');
      return parse(response, reportRow);
    });
  const readRows: SleeperReader['readRows'] = (path, parse) =>
    readAs(path, (response, reportRow) => {
      if (Array.isArray(response) && !response.length) throw new HostRefusal(`Sleeper sends an empty list (${path})`, 'empty');
      return parse(response, reportRow);
    });
  return { read, readAs, readOrNull, readRows };
}
