import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recordedTransport } from '../../../../server/hosts/transport/transport';

const folder = mkdtempSync(join(tmpdir(), 'recorded-'));
const transport = recordedTransport(folder, 'https://host.example/v1/');
mkdirSync(join(folder, 'league'));
writeFileSync(join(folder, 'league/1.json'), '{"league_id":"1"}');
afterAll(() => rmSync(folder, { recursive: true }));

test('a URL is read from the file of its path; without a file it is null', async () => {
  expect(await transport.get('https://host.example/v1/league/1')).toBe('{"league_id":"1"}');
  expect(await transport.get('https://host.example/v1/league/2')).toBeNull();
});

test.each([
  'https://other.example/v1/league/1',
  'https://host.example/v1/../secret',
  'https://host.example/v1/',
  'https://host.example/v1//etc/x',
])('%s is refused', async (url) => {
  await expect(transport.get(url)).rejects.toThrow('No recorded response can stand for');
});
