/** Stops what `journeySetup` started. */
export default async function journeyTeardown() {
  await globalThis.stopJourneys?.();
}
