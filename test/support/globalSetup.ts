import type * as template from './template';
import { importOutside } from './outside.cjs';

/** Makes the template database before the first test file that needs a server. */
export default async function globalSetup() {
  const { makeTemplate } = await importOutside<typeof template>('./template.ts');
  process.env.SIDELINE_TEST_TEMPLATE = await makeTemplate();
}
