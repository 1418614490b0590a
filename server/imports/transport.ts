import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Brings the text that stands at an address of a host; null when the host has nothing there. */
export interface Transport {
  get(url: string): Promise<string | null>;
}

/**
 * A host's answers from a folder that is laid out as its paths: `<base>league/1/rosters` stands in `league/1/rosters.json`.
 * @throws when an address is outside `base` or is no plain path.
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
