import { importOutside } from './outside.cjs';
import type * as postgres from './postgres';
import type * as template from './template';

/** Starts PostgreSQL, unless TEST_DATABASE_URL names a server, makes the template database on it, and compiles the server for its own processes. */
export default async function postgresSetup() {
  const { startPostgres } = await importOutside<typeof postgres>('./postgres.ts');
  const { makeServerTemplate } = await importOutside<typeof template>('./template.ts');
  const started = process.env.TEST_DATABASE_URL ? undefined : await startPostgres();
  globalThis.stopPostgres = started?.stop;
  const databaseUrl = started?.databaseUrl ?? process.env.TEST_DATABASE_URL!;
  const made: template.Template = { databaseUrl, database: await makeServerTemplate(databaseUrl) };
  process.env.SIDELINE_TEST_POSTGRES = JSON.stringify(made);
  const { ensureCompiled } = await importOutside<{ ensureCompiled: () => void }>('../../scripts/compileServer.js');
  ensureCompiled();
}
