import { readFileSync } from 'node:fs';
import { ping } from '../../db/queries/health';
import type { Handlers } from '../operations';

const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as { version: string };

export const healthHandlers: Handlers<'health'> = {
  health: async ({ db, engine }) => {
    await ping(db);
    return { status: 'ok', version, database: engine };
  },
};
