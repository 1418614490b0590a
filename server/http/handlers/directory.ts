import { countDirectory, selectDirectory } from '../../db/queries/directory';
import { directory } from '../../db/invalidation';
import type { Handlers } from '../operations';

const pageSize = 24;

export const directoryHandlers: Handlers<'getDirectory'> = {
  getDirectory: async ({ db, query: { page = 1, ...choice } = {}, setScope }) => {
    setScope(directory);
    return { total: await countDirectory(db, choice), pageSize, leagues: await selectDirectory(db, choice, page, pageSize) };
  },
};
