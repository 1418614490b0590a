/** Stops the server that `postgresSetup` started. */
export default async function postgresTeardown() {
  await globalThis.stopPostgres?.();
}
