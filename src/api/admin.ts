/** The endpoints that only the admin page needs, and hooks. They load with the page. */
export * from './generated/adminHooks.gen';
export { runTags } from './generated/runTags.gen';
export { isOpenRun } from './afterRun';
