import { tradeOptions } from '../../../src/features/trades/tradeOptions';
import { tradePayload } from '../../../src/features/trades/tradePayload';

const teams = [
  { id: '13204', teamName: 'Gridiron Gurus' },
  { id: '13206', teamName: 'Tidal Wave 🌊' },
];

test('two round selectors (1 up to totalRounds) and two pick selectors (1 up to totalPicks)', () => {
  const options = tradeOptions({ totalRounds: 3, totalPicks: 2 }, teams);
  expect(options?.rounds.map(({ value }) => value)).toEqual(['1', '2', '3']);
  expect(options?.picks.map(({ value }) => value)).toEqual(['1', '2']);
  expect(options?.teams).toEqual([
    { value: '13204', label: 'Gridiron Gurus' },
    { value: '13206', label: 'Tidal Wave 🌊' },
  ]);
});

test.each([
  ['no form yet', undefined, teams],
  ['no teams yet', { totalRounds: 3, totalPicks: 2 }, undefined],
  ['no rounds', { totalRounds: 0, totalPicks: 2 }, teams],
  ['no picks', { totalRounds: 3, totalPicks: 0 }, teams],
  ['no teams', { totalRounds: 3, totalPicks: 2 }, []],
])('no selector is offered empty: %s', (_case, form, offered) => {
  expect(tradeOptions(form, offered)).toBeUndefined();
});

test('the payload has exactly the nine keys', () => {
  const form = document.createElement('form');
  const typed = {
    date: '2026-09-01',
    pickFromTeamId: '13204',
    pickToTeamId: '13206',
    roundFrom: '10',
    roundTo: '2',
    pickFrom: '12',
    pickTo: '7',
  };
  for (const [name, value] of Object.entries(typed)) {
    const input = document.createElement('input');
    Object.assign(input, { name, value });
    form.append(input);
  }
  expect(tradePayload(form, { leagueId: '620000000000000149', year: 2026, draft: undefined })).toEqual({
    leagueId: '620000000000000149',
    year: 2026,
    date: '2026-09-01',
    pickFromTeamId: '13204',
    pickToTeamId: '13206',
    roundFrom: 10,
    roundTo: 2,
    pickFrom: 12,
    pickTo: 7,
  });
});
