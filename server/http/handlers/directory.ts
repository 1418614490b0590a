import { type DirectoryChoice, type ListedLeague, selectDirectory } from '../../db/queries/leagues/directory';
import { directory } from '../../db/invalidation';
import type { Handlers } from '../operations';

const pageSize = 24;

const isOf =
  ({ platform, season }: DirectoryChoice) =>
  (league: ListedLeague) =>
    (platform === undefined || league.provider === platform) && (season === undefined || league.season === season);

export const directoryHandlers: Handlers<'getDirectory'> = {
  getDirectory: async ({ db, findPublicLeagues, query: { page = 1, search, ...choice } = {}, setScope }) => {
    setScope(directory);
    if (search === undefined) return selectDirectory(db, choice, page, pageSize);
    const found = (await findPublicLeagues(db, search)).filter(isOf(choice));
    return { total: found.length, hasMore: false, pageSize, leagues: found.slice((page - 1) * pageSize, page * pageSize) };
  },
};
