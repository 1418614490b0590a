import { loadPlayerFile, previewPlayerFile } from '../../sync/files/playerFile';
import type { Handlers } from '../operations';
import { runJob } from './runJob';

export const playerFilesHandlers: Handlers<'previewPlayerFile' | 'loadPlayerFile'> = {
  previewPlayerFile: ({ db, body }) => previewPlayerFile(db, body),
  loadPlayerFile: async (context) => runJob(context, await loadPlayerFile(context.db, context.body)),
};
