import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Gets the body at a URL of a host; null for 404. */
export interface Transport {
  /** @param secret parameters that go into the query of the request, but into no message, log or stored URL */
  get(url: string, secret?: Record<string, string>): Promise<string | null>;
}

/**
 * Reads recorded responses from a folder with a host's paths: `<base>league/1/rosters` is in `league/1/rosters.json`.
 * @throws for a URL outside of `base` or with more than a path.
 */
export function recordedTransport(folder: string, base: string): Transport {
  return {
    async get(url) {
      const path = url.startsWith(base) ? url.slice(base.length) : '';
      if (!/^[\w-]+(\/[\w-]+)*$/.test(path))
        throw new Error(`No recorded answer can stand for ${url}: it is no plain path of ${base}`);
      try {
        return await readFile(join(folder, `${path}.json`), 'utf8');
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
  };
}

/** A transport that asks for each URL once, and gives the same response from then on; what fails is asked for again. */
export function askingOnce(transport: Transport): Transport {
  const asked = new Map<string, Promise<string | null>>();
  return {
    get(url, secret) {
      const key = JSON.stringify([url, secret]);
      const known = asked.get(key);
      if (known) return known;
      const response = transport.get(url, secret).catch((error: unknown) => {
        asked.delete(key);
        throw error;
      });
      asked.set(key, response);
      return response;
    },
  };
}
