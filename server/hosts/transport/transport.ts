import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Gets the body at a URL of a host; null for 404. */
export interface Transport {
  /**
   * @param secret parameters that go into the query of the request, but into no message, log or stored URL
   * @param isFresh whether the host is asked even if a stored response is fresh
   */
  get(url: string, secret?: Record<string, string>, isFresh?: boolean): Promise<string | null>;
}

/** A transport that asks the host for each response. */
export const askingAfresh = (transport: Transport): Transport => ({ get: (url, secret) => transport.get(url, secret, true) });

/**
 * Reads recorded responses from a folder with a host's paths: `<base>league/1/rosters` is in `league/1/rosters.json`.
 * @throws for a URL outside `base` or with more than a path.
 */
export function recordedTransport(folder: string, base: string): Transport {
  return {
    async get(url) {
      const path = url.startsWith(base) ? url.slice(base.length) : '';
      if (!/^[\w-]+(\/[\w-]+)*$/.test(path))
        throw new Error(`No recorded response can stand for ${url}: it is no plain path of ${base}`);
      try {
        return await readFile(join(folder, `${path}.json`), 'utf8');
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
  };
}

/** A transport that requests each URL once and caches its response; a failed request is sent again. */
export function askingOnce(transport: Transport): Transport {
  const requests = new Map<string, Promise<string | null>>();
  return {
    get(url, secret) {
      const key = JSON.stringify([url, secret]);
      const known = requests.get(key);
      if (known) return known;
      const response = transport.get(url, secret).catch((error: unknown) => {
        requests.delete(key);
        throw error;
      });
      requests.set(key, response);
      return response;
    },
  };
}
