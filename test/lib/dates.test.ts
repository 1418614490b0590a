import { execFileSync } from 'node:child_process';

/** A process has one zone, so each zone gets a process of its own. */
function inZone(zone: string, calls: string): unknown {
  const code = `import { refreshStamp, tradeDate } from '${process.cwd()}/src/lib/dates'; console.log(JSON.stringify(${calls}))`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', code];
  return JSON.parse(execFileSync(process.execPath, args, { env: { ...process.env, TZ: zone }, encoding: 'utf8' }));
}

const calls = `[
  refreshStamp('2025-09-04T23:30:00'),
  refreshStamp('2025-09-04 23:30'),
  refreshStamp('2025-09-04T23:30:00Z'),
  refreshStamp('2025-09-04T23:30:00.123+02:00'),
  tradeDate('2025-09-04'),
  tradeDate('2025-09-04T23:30:00'),
]`;

test.each([
  ['UTC', ['2025-09-04 23:30', '2025-09-04 23:30', '2025-09-04 23:30', '2025-09-04 21:30', '4 Sep 2025', '4 Sep 2025']],
  ['Europe/London', ['2025-09-05 00:30', '2025-09-05 00:30', '2025-09-05 00:30', '2025-09-04 22:30', '4 Sep 2025', '5 Sep 2025']],
  [
    'America/Los_Angeles',
    ['2025-09-04 16:30', '2025-09-04 16:30', '2025-09-04 16:30', '2025-09-04 14:30', '4 Sep 2025', '4 Sep 2025'],
  ],
  [
    'Pacific/Auckland',
    ['2025-09-05 11:30', '2025-09-05 11:30', '2025-09-05 11:30', '2025-09-05 09:30', '4 Sep 2025', '5 Sep 2025'],
  ],
])('in %s a date-time without a zone is UTC, and a date without a time is that day', (zone, expected) => {
  expect(inZone(zone, calls)).toEqual(expected);
});

test('the days around a change of the clocks and of the year', () => {
  const days = `['2025-03-30', '2025-10-26', '2025-01-01', '2024-02-29'].map(tradeDate)`;
  const expected = ['30 Mar 2025', '26 Oct 2025', '1 Jan 2025', '29 Feb 2024'];
  expect(inZone('Europe/London', days)).toEqual(expected);
  expect(inZone('America/St_Johns', days)).toEqual(expected);
});

test('an offset is read with and without its colon', () => {
  const stamps = `['2025-09-04T23:30:00+05:30', '2025-09-04T23:30:00+0530', '2025-09-04 23:30-0130'].map((text) => refreshStamp(text))`;
  expect(inZone('UTC', stamps)).toEqual(['2025-09-04 18:00', '2025-09-04 18:00', '2025-09-05 01:00']);
});

test('what is no date is N/A', () => {
  const bad = `['', 'soon', '2025-02-30', '2025-13-01', '04/09/2025', '2025-09-04T25:00', '2025-09-04T10:61', null, undefined]`;
  const expected = Array.from({ length: 9 }, () => 'N/A');
  expect(inZone('UTC', `${bad}.map(tradeDate)`)).toEqual(expected);
  expect(inZone('UTC', `${bad}.map(refreshStamp)`)).toEqual(expected);
});
