import { isTimeZone, toClockTime, toInstant } from '../../../src/features/leagueSettings/zonedTime';

const newYork = 'America/New_York';

test.each([
  ['in summer', newYork, '2026-08-25T18:00', '2026-08-25T22:00:00.000Z'],
  ['in winter', newYork, '2026-12-25T18:00', '2026-12-25T23:00:00.000Z'],
  ['a minute before the clocks go forward', newYork, '2026-03-08T01:59', '2026-03-08T06:59:00.000Z'],
  ['when they have gone forward', newYork, '2026-03-08T03:00', '2026-03-08T07:00:00.000Z'],
  ['before the hour that comes twice', newYork, '2026-11-01T00:59', '2026-11-01T04:59:00.000Z'],
  ['in the hour that comes twice, the first time', newYork, '2026-11-01T01:30', '2026-11-01T05:30:00.000Z'],
  ['after the hour that comes twice', newYork, '2026-11-01T02:00', '2026-11-01T07:00:00.000Z'],
  ['at midnight', newYork, '2026-08-25T00:00', '2026-08-25T04:00:00.000Z'],
  ['far in the east, before the clocks go forward', 'Pacific/Auckland', '2026-09-27T01:59', '2026-09-26T13:59:00.000Z'],
  ['far in the east, after it', 'Pacific/Auckland', '2026-09-27T03:00', '2026-09-26T14:00:00.000Z'],
  ['far in the east, after they went back', 'Pacific/Auckland', '2026-04-05T03:00', '2026-04-04T15:00:00.000Z'],
  ['half an hour beside', 'Asia/Kolkata', '2026-08-25T18:00', '2026-08-25T12:30:00.000Z'],
  ['in UTC', 'UTC', '2026-08-25T18:00', '2026-08-25T18:00:00.000Z'],
])('a time of a zone is an instant, and the instant that time: %s', (_, zone, time, instant) => {
  expect(toInstant(time, zone)).toBe(instant);
  expect(toClockTime(instant, zone)).toBe(time);
});

test('a time that the clocks skip counts on from before', () => {
  const instant = toInstant('2026-03-08T02:30', newYork);
  expect(instant).toBe('2026-03-08T07:30:00.000Z');
  expect(toClockTime(instant, newYork)).toBe('2026-03-08T03:30');
});

test('the second of the hours that come twice shows as the first', () => {
  expect(toClockTime('2026-11-01T06:30:00Z', newYork)).toBe('2026-11-01T01:30');
});

test('a zone that does not exist is none', () => {
  expect(isTimeZone(newYork)).toBe(true);
  expect(isTimeZone('America/Nowhere')).toBe(false);
});
