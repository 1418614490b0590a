import { execFileSync } from 'node:child_process';

/** Makes calls in each of the zones, in one process, as a test's own has no other zone. */
function inZones(zones: string[], calls: string): unknown[] {
  const code = `import { refreshStamp, tradeDate } from '${process.cwd()}/src/lib/dates';
    const results = ${JSON.stringify(zones)}.map((zone) => {
      process.env.TZ = zone;
      return ${calls};
    });
    console.log(JSON.stringify(results))`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', code];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as unknown[];
}

const calls = `[
  refreshStamp('2025-09-04T23:30:00'),
  refreshStamp('2025-09-04 23:30'),
  refreshStamp('2025-09-04T23:30:00Z'),
  refreshStamp('2025-09-04T23:30:00.123+02:00'),
  tradeDate('2025-09-04'),
  tradeDate('2025-09-04T23:30:00'),
]`;

const zones = {
  UTC: ['2025-09-04 23:30', '2025-09-04 23:30', '2025-09-04 23:30', '2025-09-04 21:30', '4 Sep 2025', '4 Sep 2025'],
  'Europe/London': ['2025-09-05 00:30', '2025-09-05 00:30', '2025-09-05 00:30', '2025-09-04 22:30', '4 Sep 2025', '5 Sep 2025'],
  'Asia/Kathmandu': ['2025-09-05 05:15', '2025-09-05 05:15', '2025-09-05 05:15', '2025-09-05 03:15', '4 Sep 2025', '5 Sep 2025'],
  'America/Los_Angeles': [
    ...['2025-09-04 16:30', '2025-09-04 16:30', '2025-09-04 16:30', '2025-09-04 14:30', '4 Sep 2025', '4 Sep 2025'],
  ],
  'Pacific/Auckland': [
    ...['2025-09-05 11:30', '2025-09-05 11:30', '2025-09-05 11:30', '2025-09-05 09:30', '4 Sep 2025', '5 Sep 2025'],
  ],
};

test('in any zone a date-time without a zone is UTC, and a date without a time is that day', () => {
  expect(inZones(Object.keys(zones), calls)).toEqual(Object.values(zones));
});

test('the days around a change of the clocks and of the year', () => {
  const days = `['2025-03-30', '2025-10-26', '2025-01-01', '2024-02-29'].map(tradeDate)`;
  const expected = ['30 Mar 2025', '26 Oct 2025', '1 Jan 2025', '29 Feb 2024'];
  expect(inZones(['Europe/London', 'America/St_Johns'], days)).toEqual([expected, expected]);
});

test('an offset is read with and without its colon', () => {
  const stamps = `['2025-09-04T23:30:00+05:30', '2025-09-04T23:30:00+0530', '2025-09-04 23:30-0130'].map((text) => refreshStamp(text))`;
  expect(inZones(['UTC'], stamps)).toEqual([['2025-09-04 18:00', '2025-09-04 18:00', '2025-09-05 01:00']]);
});

test('what is no date is N/A', () => {
  const bad = `['', 'soon', '2025-02-30', '2025-13-01', '04/09/2025', '2025-09-04T25:00', '2025-09-04T10:61', null, undefined]`;
  const expected = Array.from({ length: 9 }, () => 'N/A');
  expect(inZones(['UTC'], `[${bad}.map(tradeDate), ${bad}.map(refreshStamp)]`)).toEqual([[expected, expected]]);
});
