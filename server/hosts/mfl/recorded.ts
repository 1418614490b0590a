import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transport } from '../transport/transport';

/**
 * Recorded MyFantasyLeague responses: a league's export is `<season>/<league>/<type>.json`, one that belongs to no league
 * `<season>/<type>.json`; a week or bracket follows the type, as in `rosters_2.json`.
 */
export function recordedMfl(folder: string): Transport {
  return {
    async get(url) {
      const { pathname, searchParams } = new URL(url);
      const season = /^\/(\d{4})\/export$/.exec(pathname)?.[1];
      const [type, league, ...more] = ['TYPE', 'L', 'W', 'BRACKET_ID'].map((name) => searchParams.get(name));
      const name = [type, ...more].filter((part) => part != null).join('_');
      if (!season || !/^\w+$/.test(name) || !/^\d*$/.test(league ?? ''))
        throw new Error(`No recorded response can stand for ${url}`);
      try {
        return await readFile(join(folder, season, league ?? '', `${name}.json`), 'utf8');
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
  };
}
