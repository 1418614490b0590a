import type { DraftPickRow } from '../../../src/entities/draftPicks';
import type { ComingPickRow } from '../../../src/entities/tables';
import { capitalOf } from '../../../src/features/draftOrder/capital';
import { hasCapital } from '../../../src/features/draftOrder/views';

const names: Record<string, string> = { '1': 'Ants', '2': 'Bees', '3': 'Crabs' };
const team = (teamId: string) => ({ teamId, teamName: names[teamId]! });
let keys = 0;

/** A pick of the season's draft. @param slot whose it was before a trade */
const pick = (round: number, owner: string, slot = owner): DraftPickRow => ({
  ...{ key: String((keys += 1)), round, pickString: `${round}.01`, totalPick: keys, actualPick: keys, keeper: false },
  ...team(owner),
  ...(slot === owner
    ? { originalTeamId: null, originalTeam: null, slotTeamId: null, slotTeam: null }
    : { originalTeamId: slot, originalTeam: names[slot]!, slotTeamId: slot, slotTeam: names[slot]! }),
  originalDate: null,
});
const coming = (season: number, round: number, owner: string, first = owner): ComingPickRow => ({
  ...{ key: String((keys += 1)), season, round, team: team(owner), originalTeam: team(first), trades: [] },
});
const rounds = (count: number, owner: string, slot = owner) =>
  Array.from({ length: count }, (_, index) => pick(index + 1, owner, slot));
/** The only draft of 2026. */
const season = (picks: DraftPickRow[]) => [{ season: 2026, draft: undefined, picks }];
const shown = ({ teams }: ReturnType<typeof capitalOf>) =>
  teams.map(({ teamName, seasons, total }) => [teamName, ...[...seasons.values()].map(({ text }) => text), total]);

test('a team has a pick a round; a traded one is its owner’s, and the rounds with more or less than one are named', () => {
  const bees = rounds(4, '2').filter(({ round }) => round !== 3);
  expect(shown(capitalOf(season([...rounds(4, '1'), ...bees, pick(3, '1', '2')]), []))).toEqual([
    ['Ants', '5 (+3rd)', 5],
    ['Bees', '3 (−3rd)', 3],
  ]);
});

test('several picks of a round are counted, rounds in a row are one range', () => {
  const given = [...rounds(3, '1', '2'), pick(1, '1', '3')];
  const crabs = rounds(5, '3').slice(1);
  expect(shown(capitalOf(season([...rounds(5, '1'), ...given, pick(4, '2'), pick(5, '2'), ...crabs]), []))).toEqual([
    ['Ants', '9 (+2\u00a0×\u00a01st, +2nd to 3rd)', 9],
    ['Bees', '2 (−1st to 3rd)', 2],
    ['Crabs', '4 (−1st)', 4],
  ]);
});

test('a team without a pick has a row too', () => {
  expect(shown(capitalOf(season([...rounds(2, '1'), ...rounds(2, '1', '2')]), []))).toEqual([
    ['Ants', '4 (+1st to 2nd)', 4],
    ['Bees', '0 (−1st to 2nd)', 0],
  ]);
});

test('later seasons have columns in their order; before the draft has an order its season is among them', () => {
  const later = [coming(2028, 1, '1', '2'), coming(2028, 1, '1'), coming(2027, 1, '2'), coming(2027, 1, '1')];
  const { drafts, teams } = capitalOf(season([pick(1, '1'), pick(1, '2')]), later);
  expect(drafts.map(({ key }) => key)).toEqual(['2026', '2027', '2028']);
  expect(shown({ drafts, teams })).toEqual([
    ['Ants', '1', '1', '2 (+1st)', 4],
    ['Bees', '1', '1', '0 (−1st)', 2],
  ]);
  expect(capitalOf(season([]), [coming(2026, 1, '1')]).drafts).toHaveLength(1);
});

test('picks of unknown teams, and a server that sends no ids, do no harm', () => {
  const old = { ...pick(1, '1'), teamId: undefined };
  const unknown = { ...coming(2027, 1, '1'), team: undefined } as unknown as ComingPickRow;
  expect(shown(capitalOf(season([old]), [unknown]))).toEqual([['Ants', '1', 1]]);
});

test('of a season with several drafts each is counted, by its own rounds', () => {
  const drafts = [
    { season: 2026, draft: 3, picks: [pick(1, '1', '2'), pick(1, '1'), pick(2, '2'), pick(2, '1')] },
    { season: 2026, draft: 1, picks: [...rounds(4, '1'), ...rounds(4, '2')] },
  ];
  const capital = capitalOf(drafts, [coming(2027, 1, '1'), coming(2027, 1, '2')]);
  expect(capital.drafts.map(({ key }) => key)).toEqual(['2026.1', '2026.3', '2027']);
  expect(shown(capital)).toEqual([
    ['Ants', '4', '3 (+1st)', '1', 8],
    ['Bees', '4', '1 (−1st)', '1', 6],
  ]);
});

test('a season has capital while the picks of one of its drafts are still to be made by turns', () => {
  const draft = { rounds: 4, isAuction: false, isOver: false, isDefault: false };
  const over = { ...draft, number: 1, isOver: true };
  const auction = { ...draft, number: 2, isAuction: true, isComing: true };
  const picks = [pick(1, '1')];
  expect(hasCapital({ drafts: [over, auction, { ...draft, number: 3, isComing: true }], picks })).toBe(true);
  expect(hasCapital({ drafts: [over, auction, { ...draft, number: 3 }], picks })).toBe(false);
  expect(hasCapital({ drafts: undefined, picks })).toBe(true);
  expect(hasCapital({ drafts: undefined, picks: [{ ...picks[0]!, amount: 12 }] })).toBe(false);
});
