import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db';
import { selectLeagues } from '../db/queries/sources';
import type { ResponseCache } from './cache/responseCache';

interface ConfigFile {
  hosts: Record<string, { apiUrl: string }>;
  leagues: { id: string; name: string; provider: string; isDemo?: boolean; isAdded?: boolean }[];
  adminLeagues: { id: number; name: string }[];
}

/**
 * The leagues of the file under their entered names, then the others of the database. A league of the file is left out if the database does
 * not have it (for example after its removal) or only members see it, unless another API has it. The admin's list takes numbers, and
 * Sleeper's ids exceed their range.
 */
async function withLeagues(db: Database, file: ConfigFile): Promise<ConfigFile> {
  const inFile = new Set(file.leagues.map(({ id }) => id));
  const inAdminList = new Set(file.adminLeagues.map(({ id }) => String(id)));
  const leagues = (await selectLeagues(db, ['default', 'sleeper'])).filter(({ visibility }) => visibility === 'public');
  const stored = new Map(leagues.map((league) => [league.id, league]));
  /** The entered name; the file's for a league that follows its host. */
  const nameOf = (id: string, name: string) => {
    const league = stored.get(id);
    return league?.hostName != null && league.name !== league.hostName ? league.name : name;
  };
  const isOnlyApi = Object.values(file.hosts).every(({ apiUrl }) => apiUrl === '');
  const isShown = (id: string) => !isOnlyApi || stored.has(id);
  return {
    ...file,
    leagues: [
      ...file.leagues
        .filter(({ id }) => isShown(id))
        .map((each) => ({ ...each, name: nameOf(each.id, each.name), isDemo: stored.get(each.id)?.isDemo ?? each.isDemo })),
      ...leagues
        .filter(({ id }) => !inFile.has(id))
        .map(({ id, name, provider, isDemo }) => ({ id, name, provider, isDemo, isAdded: true })),
    ],
    adminLeagues: [
      ...file.adminLeagues
        .filter(({ id }) => id === 0 || isShown(String(id)))
        .map(({ id, name }) => ({ id, name: nameOf(String(id), name) })),
      ...leagues
        .filter(({ id, provider }) => provider === 'default' && !inAdminList.has(id) && Number.isSafeInteger(Number(id)))
        .map(({ id, name }) => ({ id: Number(id), name })),
    ],
  };
}

/** Serves `/config.json` with the leagues of the database; unchanged if the file is malformed or the database does not respond. */
export function registerConfigFile(app: FastifyInstance, directory: string, db: Database, cache: ResponseCache): void {
  const path = join(directory, 'config.json');
  app.get('/config.json', async (request, reply) => {
    try {
      // An administrator may change the file while the server runs.
      const { mtimeMs } = await stat(path);
      return await cache.respond(request, reply, `config.json ${mtimeMs}`, async () => {
        const file = JSON.parse(await readFile(path, 'utf8')) as ConfigFile;
        return { type: 'application/json; charset=utf-8', body: JSON.stringify(await withLeagues(db, file)) };
      });
    } catch (error) {
      request.log.warn(error, 'config.json is served without the leagues of the database.');
      return reply.sendFile('config.json', { cacheControl: false });
    }
  });
}
