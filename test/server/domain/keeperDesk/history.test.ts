import type { Acquisition } from '../../../../server/domain/acquisitions';
import { type Arrival, keeperHistory } from '../../../../server/domain/keeperDesk/history';

const by = (season: number, teamId: string) => ({ season, teamId, playerId: 'x' });
const pick = (season: number, teamId: string, round: number, isKeeper: boolean, amount: number | null = null): Acquisition => ({
  ...by(season, teamId),
  type: isKeeper ? 'keeper' : 'draft',
  made: { ...by(season, teamId), draft: 1, round, pick: 1, amount, isKeeper },
});
const mark = (season: number, teamId: string): Acquisition => ({ ...by(season, teamId), type: 'keeper', made: null });
const trade = (season: number, teamId: string): Arrival => ({ ...by(season, teamId), isTrade: true });
const claim = (season: number, teamId: string): Arrival => ({ ...by(season, teamId), isTrade: false });

type Row = [
  name: string,
  taken: Acquisition[],
  arrivals: Arrival[],
  rules: [trade: 'follow' | 'restart', claim: 'follow' | 'restart'],
  drafted: number | null,
  yearsKept: number,
];

/** Before the draft of 2026, in a league whose first known draft is of 2022. */
test.each<Row>([
  ['drafted last season', [pick(2025, 'a', 7, false)], [], ['follow', 'follow'], 7, 0],
  [
    'kept twice',
    [pick(2025, 'a', 5, true), pick(2024, 'a', 6, true), pick(2023, 'a', 7, false)],
    [],
    ['restart', 'restart'],
    7,
    2,
  ],
  ['kept without a pick', [mark(2025, 'a'), pick(2024, 'a', 7, false)], [], ['restart', 'restart'], 7, 1],
  ['kept, then thrown back and drafted', [pick(2025, 'b', 3, false), pick(2024, 'a', 6, true)], [], ['follow', 'follow'], 3, 0],
  ['neither drafted nor kept last season', [pick(2024, 'a', 7, false)], [], ['follow', 'follow'], null, 0],
  ['claimed after his draft', [pick(2025, 'a', 7, false)], [claim(2025, 'b')], ['follow', 'restart'], null, 0],
  ['claimed after his draft, round follows', [pick(2025, 'a', 7, false)], [claim(2025, 'b')], ['follow', 'follow'], 7, 0],
  ['dropped and claimed by his own team', [pick(2025, 'a', 7, false)], [claim(2025, 'a')], ['follow', 'restart'], null, 0],
  ['claimed in spring', [pick(2025, 'a', 7, false)], [claim(2026, 'b')], ['follow', 'restart'], null, 0],
  ['claimed, then kept twice', [pick(2025, 'b', 8, true), mark(2024, 'b')], [claim(2023, 'b')], ['follow', 'restart'], null, 2],
  [
    'traded between two years as a keeper',
    [pick(2025, 'b', 5, true), pick(2024, 'a', 6, true), pick(2023, 'a', 7, false)],
    [trade(2024, 'b')],
    ['restart', 'restart'],
    7,
    1,
  ],
  [
    'traded in spring to the team that kept him',
    [pick(2025, 'b', 5, true), pick(2024, 'a', 6, true), pick(2023, 'a', 7, false)],
    [trade(2025, 'b')],
    ['restart', 'restart'],
    7,
    1,
  ],
  [
    'traded, years follow',
    [pick(2025, 'b', 5, true), pick(2024, 'a', 6, true), pick(2023, 'a', 7, false)],
    [trade(2024, 'b')],
    ['follow', 'restart'],
    7,
    2,
  ],
  ['a keeper of the first known season', [pick(2023, 'a', 4, true), pick(2022, 'a', 5, true)], [], ['follow', 'follow'], null, 0],
  [
    'kept since before the first known season',
    [2025, 2024, 2023, 2022].map((season) => pick(season, 'a', season - 2020, true)),
    [],
    ['follow', 'follow'],
    2,
    4,
  ],
])('%s', (_, taken, arrivals, [afterTrade, afterClaim], drafted, yearsKept) => {
  const found = keeperHistory(taken, arrivals, { season: 2026, firstSeason: 2022 }, { afterTrade, afterClaim });
  expect({ drafted: found.drafted?.round ?? null, yearsKept: found.yearsKept }).toEqual({ drafted, yearsKept });
});

test('it is told in sentences, newest first', () => {
  const taken = [pick(2025, 'b', 5, true), pick(2024, 'a', 6, false)];
  const reasonsOf = (arrivals: Arrival[]) =>
    keeperHistory(taken, arrivals, { season: 2026, firstSeason: 2022 }, { afterTrade: 'restart', afterClaim: 'restart' }).reasons;
  expect(reasonsOf([trade(2025, 'c')])).toEqual([
    'Traded in 2025: his years start again.',
    'Kept in 2025.',
    'Drafted in round 6 of 2024.',
  ]);
  expect(reasonsOf([claim(2025, 'c')])).toEqual(['Claimed in 2025: he counts as undrafted.']);
});

test('at an auction it has the price', () => {
  const found = keeperHistory(
    [pick(2025, 'a', 1, false, 33)],
    [],
    { season: 2026, firstSeason: 2025 },
    { afterTrade: 'follow', afterClaim: 'follow' },
  );
  expect(found).toMatchObject({ drafted: { amount: 33 }, reasons: ['Bought for $33 in 2025.'] });
});

test('without rules the earliest round of last season’s drafts counts, of a keeper too', () => {
  const taken = [pick(2025, 'a', 9, true), pick(2025, 'a', 4, true)];
  const found = keeperHistory(taken, [], { season: 2026, firstSeason: 2022 }, { afterTrade: 'follow', afterClaim: 'follow' });
  expect(found.lastRound).toBe(4);
});
