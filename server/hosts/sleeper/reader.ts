import { HostError, HostRefusal } from '../errors';
import { parseJson } from '../json';
import type { Transport } from '../transport/transport';

/** The base of all addresses of Sleeper's public API, https://docs.sleeper.com. */
export const sleeperBase = 'https://api.sleeper.app/v1/';

/** Reads and parses paths of Sleeper's API. */
export interface SleeperReader {
  /** The response of a path; null without one, which Sleeper also sends as a literal null. */
  read: (path: string) => Promise<unknown>;
  /**
   * Parses the response of a path.
   * @param lacking the message without a response
   * @throws HostError that names the path
   */
  readAs: <T>(path: string, parse: (response: unknown) => T, lacking?: string) => Promise<T>;
  /** The same for a list that is never empty: a league has members and rosters from its first day. */
  readRows: <T>(path: string, parse: (response: unknown) => T) => Promise<T>;
}

export function sleeperReader(transport: Transport): SleeperReader {
  const read: SleeperReader['read'] = async (path) => {
    // Ids in a path come from responses.
    if (!/^\w+(\/\w+)*$/.test(path)) throw new Error(`Sleeper: ${path} is not a path of the API`);
    const text = await transport.get(sleeperBase + path);
    return text === null ? null : parseJson(text, `Sleeper's response to ${path}`);
  };
  const readAs: SleeperReader['readAs'] = async (path, parse, lacking = `Sleeper has nothing at ${path}`) => {
    const response = await read(path);
    if (response === null) throw new HostRefusal(lacking);
    try {
      return parse(response);
    } catch (error) {
      throw error instanceof HostError ? new HostError(`${error.message} (${path})`) : error;
    }
  };
  const readRows: SleeperReader['readRows'] = (path, parse) =>
    readAs(path, (response) => {
      if (Array.isArray(response) && !response.length) throw new HostRefusal('Sleeper sends an empty list');
      return parse(response);
    });
  return { read, readAs, readRows };
}
