/** Stops what `postgresSetup` started. */
export default async function postgresTeardown() {
  await globalThis.stopPostgres?.();
}
