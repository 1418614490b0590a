import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sleeperAdapter } from '../../../../server/hosts/sleeper/adapter';
import { sleeperBase } from '../../../../server/hosts/sleeper/reader';
import { recordedTransport } from '../../../../server/hosts/transport/transport';

const root = join(__dirname, '../../../..');

/** Where the recorded responses are. */
export const folder = join(root, 'scripts/seed/recorded/sleeper');

/** Of real leagues nothing is left out. */
const fail = (message: string) => {
  throw new Error(message);
};

/** An adapter of one league on recorded responses. */
export const newAdapter = () => sleeperAdapter(recordedTransport(folder, sleeperBase), undefined, fail);

/** The adapter of league A. */
export const adapter = newAdapter();

/** A league's season as a source of the adapter. */
export const source = (externalId: string, season: number) => ({ externalId, season, host: null });

/** The seasons of the recorded leagues: A played 2022 to 2025, the others are before their first week. */
export const leagueA = new Map([
  [2022, source('620000000000000001', 2022)],
  [2023, source('620000000000000038', 2023)],
  [2024, source('620000000000000075', 2024)],
  [2025, source('620000000000000112', 2025)],
]);
export const leagueA2026 = source('620000000000000149', 2026);
export const leagueB = source('620000000000000186', 2026);
export const leagueC = source('620000000000000260', 2026);
export const allSources = [...leagueA.values(), leagueA2026, leagueB, leagueC];

/** A recorded respond as it stands in the file. */
export const recordedResponse = (path: string) => JSON.parse(readFileSync(join(folder, `${path}.json`), 'utf8'));

/** The rows of a fixture's CSV by column name. */
export function fixtureRows(file: string): Record<string, string>[] {
  const lines = readFileSync(join(root, 'test/fixtures/sleeper', file), 'utf8')
    .trim()
    .split(/\r?\n/);
  const [header = [], ...rows] = lines.map((line) => line.split(','));
  return rows.map((row) => Object.fromEntries(header.map((name, i) => [name, row[i] ?? ''])));
}
