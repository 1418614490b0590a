import type * as template from './template';
import { importOutside } from './outside.cjs';

/** Makes the template database, and compiles the server for its own processes, before the first test file. */
export default async function globalSetup() {
  const { makeTemplate } = await importOutside<typeof template>('./template.ts');
  process.env.SIDELINE_TEST_TEMPLATE = await makeTemplate();
  const { ensureCompiled } = await importOutside<{ ensureCompiled: () => void }>('../../scripts/compileServer.js');
  ensureCompiled();
}
