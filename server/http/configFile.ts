import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db';
import { directory as directoryScope } from '../db/invalidation';
import { hasOtherPublic, selectPublic } from '../db/queries/leagues/directory';
import type { ResponseCache } from './cache/responseCache';

interface ConfigFile {
  hosts: Record<string, { apiUrl: string }>;
  leagues: { id: string; name: string; provider: string; isDemo?: boolean }[];
  adminLeagues: { id: number; name: string }[];
  hasMoreLeagues?: true;
}

/**
 * The leagues of the file under their entered names. A league is left out if the database does not have it (for example after its removal)
 * or only members see it, unless another API has it. `hasMoreLeagues` says that the directory has others.
 */
async function withLeagues(db: Database, file: ConfigFile): Promise<ConfigFile> {
  const ids = [...file.leagues.map(({ id }) => id), ...file.adminLeagues.map(({ id }) => String(id))];
  const stored = new Map((await selectPublic(db, ids)).map((league) => [league.id, league]));
  /** The entered name; the file's for a league that follows its host. */
  const nameOf = (id: string, name: string) => {
    const league = stored.get(id);
    return league?.hostName != null && league.name !== league.hostName ? league.name : name;
  };
  const isOnlyApi = Object.values(file.hosts).every(({ apiUrl }) => apiUrl === '');
  const isShown = (id: string) => !isOnlyApi || stored.has(id);
  return {
    ...file,
    leagues: file.leagues
      .filter(({ id }) => isShown(id))
      .map((each) => ({ ...each, name: nameOf(each.id, each.name), isDemo: stored.get(each.id)?.isDemo ?? each.isDemo })),
    adminLeagues: file.adminLeagues
      .filter(({ id }) => id === 0 || isShown(String(id)))
      .map(({ id, name }) => ({ id, name: nameOf(String(id), name) })),
    ...((await hasOtherPublic(db, ids)) && { hasMoreLeagues: true }),
  };
}

/** Serves `/config.json` as the database has its leagues; unchanged if the file is malformed or the database does not respond. */
export function registerConfigFile(app: FastifyInstance, directory: string, db: Database, cache: ResponseCache): void {
  const path = join(directory, 'config.json');
  app.get('/config.json', async (request, reply) => {
    try {
      // An administrator may change the file while the server runs.
      const { mtimeMs } = await stat(path);
      return await cache.respond(request, reply, `config.json ${mtimeMs}`, async () => {
        const file = JSON.parse(await readFile(path, 'utf8')) as ConfigFile;
        return {
          type: 'application/json; charset=utf-8',
          body: JSON.stringify(await withLeagues(db, file)),
          scope: directoryScope,
        };
      });
    } catch (error) {
      request.log.warn(error, 'config.json is served without what the database has of its leagues.');
      return reply.sendFile('config.json', { cacheControl: false });
    }
  });
}
