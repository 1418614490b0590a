import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { Handlers } from '../operations';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string };

export const healthHandlers: Handlers<'health'> = {
  health: async ({ db, engine }) => {
    await db.execute(sql`select 1`);
    return { status: 'ok', version, database: engine };
  },
};
