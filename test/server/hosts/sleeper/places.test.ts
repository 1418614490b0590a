/** Final positions of Sleeper's seasons: its own results, such as eliminations and a named winner, go before computed ones. */
import { formatsOf } from '../../../../server/domain/rules';
import { linesOf } from '../../../../server/domain/ruleLines';
import { sleeperAdapter } from '../../../../server/hosts/sleeper/adapter';
import { sleeperBase } from '../../../../server/hosts/sleeper/reader';
import { source } from './recordedLeagues';

type Json = Record<string, unknown>;

const one = source('1', 2025);

/** A roster of 10 points per number, so that the last one has the most; its owner has its number. */
const roster = (id: number, settings: Json = {}) => ({
  ...{ roster_id: id, owner_id: String(id) },
  settings: { wins: 0, losses: 0, ties: 0, fpts: id * 10, ...settings },
});

interface Season {
  settings?: Json;
  rosters: Json[];
  winner?: string;
  bracket?: Json[] | null;
  matchups?: Record<number, [number, number][]>;
  status?: string;
}

function adapterOf({ settings = {}, rosters, winner, bracket = null, matchups = {}, status = 'complete' }: Season) {
  const weeks = Object.entries(matchups).map(([week, games]) => [
    `league/1/matchups/${week}`,
    games.flatMap((sides, i) => sides.map((id) => ({ roster_id: id, matchup_id: i + 1, points: 100 - id }))),
  ]);
  const responses: Json = {
    'league/1': {
      ...{ league_id: '1', name: 'League', season: '2025', status, previous_league_id: null, draft_id: null },
      metadata: winner === undefined ? null : { latest_league_winner_roster_id: winner },
      settings: { last_scored_leg: 7, start_week: 1, type: 0, ...settings },
    },
    'league/1/rosters': rosters,
    'league/1/winners_bracket': bracket,
    ...Object.fromEntries(weeks),
  };
  return sleeperAdapter({
    get: async (url) => JSON.stringify(responses[url.slice(sleeperBase.length)] ?? null),
  });
}

/** The teams in order of their final positions, `-` for an open one, and why some are open. */
async function placesOf(season: Season) {
  const reasons: string[] = [];
  const places = await adapterOf(season).places(one, (reason) => reasons.push(reason));
  const teams = new Map(places.map(({ teamId, finalPosition }) => [finalPosition, teamId]));
  return { order: season.rosters.map((_, i) => teams.get(i + 1) ?? '-').join(''), reasons };
}

const guillotine = { type: 3, playoff_teams: null, playoff_week_start: 0 };

describe('a guillotine league', () => {
  const out = (...weeks: (number | undefined)[]) => weeks.map((eliminated, i) => roster(i + 1, { eliminated }));

  test('is decided by who survived longest, not by points', async () => {
    const rosters = out(3, undefined, 1, 2);
    expect(await placesOf({ settings: guillotine, rosters, winner: '2' })).toEqual({ order: '2143', reasons: [] });
    expect(await placesOf({ settings: guillotine, rosters })).toEqual({ order: '2143', reasons: [] });
    const { standings, rules } = adapterOf({ settings: guillotine, rosters });
    expect((await standings(one)).map(({ teamId, position }) => `${position} ${teamId}`)).toEqual(['1 2', '2 1', '3 4', '4 3']);
    expect(formatsOf(await rules(one))).toEqual(['Guillotine']);
    expect(linesOf(await rules(one))).toContainEqual({
      ...{ label: 'Play-offs', text: 'None: each week the team with the fewest points is eliminated' },
    });
  });

  test('leaves open what the host does not say', async () => {
    expect(await placesOf({ settings: guillotine, rosters: out(3, undefined, 2, 2) })).toEqual({
      ...{ order: '21--', reasons: ['The host does not say which of the teams that were eliminated in week 2 came first.'] },
    });
    expect(await placesOf({ settings: guillotine, rosters: out(undefined, undefined, 1, 2) })).toEqual({
      ...{ order: '--43', reasons: ['The host does not say which of the last teams has won.'] },
    });
    expect((await placesOf({ settings: guillotine, rosters: out(undefined, undefined, 1, 2), winner: '1' })).order).toBe('1243');
    expect((await placesOf({ settings: guillotine, rosters: out(undefined, undefined, undefined, 2), winner: '3' })).order).toBe(
      '3--4',
    );
  });

  test('has no places while it goes on, and its standings have the eliminated teams last', async () => {
    const season = { settings: guillotine, rosters: out(undefined, undefined, 1, 2), status: 'in_season' };
    expect((await placesOf(season)).order).toBe('----');
    const standings = await adapterOf(season).standings(one);
    expect(standings.map(({ teamId, eliminatedWeek }) => [teamId, eliminatedWeek])).toEqual([
      ['2', null],
      ['1', null],
      ['4', 2],
      ['3', 1],
    ]);
  });
});

const withoutPlayoffs = { playoff_teams: 0, playoff_week_start: 0 };
const pointsOnly = 'The league has no games and no play-offs, and the host does not name all places.';
const unknown = 'Sideline does not know this format of a league, and the host does not name all places.';

test.each([
  ['points only', { ...withoutPlayoffs, best_ball: 1 }, undefined, '---', [pointsOnly], ['Redraft', 'Points only', 'Best ball']],
  ['points only with a winner', withoutPlayoffs, '2', '2--', [pointsOnly], ['Redraft', 'Points only']],
  ['an unknown type', { ...withoutPlayoffs, type: 9 }, undefined, '---', [unknown], ['Unknown format', 'Points only']],
  ['an unknown type with a winner', { ...withoutPlayoffs, type: 9 }, '1', '1--', [unknown], ['Unknown format', 'Points only']],
])('%s: only the host can say who came where', async (_, settings, winner, order, reasons, formats) => {
  const season = { settings, winner, rosters: [roster(1), roster(2), roster(3)] };
  expect(await placesOf(season)).toEqual({ order, reasons });
  expect(formatsOf(await adapterOf(season).rules(one))).toEqual(formats);
});

test('a league without play-offs goes by its records, unless the host names another winner', async () => {
  const rosters = [roster(1, { wins: 2 }), roster(2, { losses: 2 }), roster(3, { wins: 1, losses: 1 })];
  expect(await placesOf({ settings: withoutPlayoffs, rosters })).toEqual({ order: '132', reasons: [] });
  expect(await placesOf({ settings: withoutPlayoffs, rosters, winner: '1' })).toEqual({ order: '132', reasons: [] });
  expect(await placesOf({ settings: withoutPlayoffs, rosters, winner: '3' })).toEqual({
    ...{
      order: '3--',
      reasons: ['The host names a winner who is not first by the games or the standings, and no other places.'],
    },
  });
});

/** Two semi-finals and the games for places, the final between 4 and 1. */
const bracket = (final: Json = {}) => [
  { r: 1, m: 1, t1: 1, t2: 2, w: 1, l: 2 },
  { r: 1, m: 2, t1: 3, t2: 4, w: 4, l: 3 },
  { r: 2, m: 3, t1: 1, t2: 4, t1_from: { w: 1 }, t2_from: { w: 2 }, p: 1, ...final },
  { r: 2, m: 4, t1: 2, t2: 3, t1_from: { l: 1 }, t2_from: { l: 2 }, w: 3, l: 2, p: 3 },
];
const six = [1, 2, 3, 4, 5, 6].map((id) => roster(id, { wins: id, losses: 6 - id }));

test('a winner that the host names decides an open final; the bracket goes before him', async () => {
  const settings = { playoff_teams: 4, playoff_week_start: 6 };
  expect((await placesOf({ settings, rosters: six, bracket: bracket() })).order).toBe('--3265');
  expect((await placesOf({ settings, rosters: six, bracket: bracket(), winner: '4' })).order).toBe('413265');
  expect((await placesOf({ settings, rosters: six, bracket: bracket({ w: 1, l: 4 }), winner: '4' })).order).toBe('143265');
});

test('the teams of the play-offs are those of the bracket, from its first round on', async () => {
  const settings = { playoff_teams: 4, playoff_week_start: 7, last_scored_leg: 6 };
  const open = [
    { r: 1, m: 1, t1: 1, t2: 2 },
    { r: 1, m: 2, t1: 3, t2: 4 },
    { r: 2, m: 3, t1: null, t2: null, t1_from: { w: 1 }, t2_from: { w: 2 }, p: 1 },
  ];
  const season = { settings, rosters: six, bracket: open, status: 'in_season' };
  expect((await adapterOf(season).playoffTeams(one)).sort()).toEqual(['1', '2', '3', '4']);
  const before = { ...season, settings: { ...settings, last_scored_leg: 5 } };
  expect(await adapterOf(before).playoffTeams(one)).toEqual([]);
});

test('play-offs without a start begin in the week in which the first round was played, and are not called none', async () => {
  const settings = { playoff_teams: 4, playoff_week_start: 0 };
  const season = { settings, rosters: six, bracket: bracket({ w: 1, l: 4 }) };
  const textOf = async (of: Season) => linesOf(await adapterOf(of).rules(one)).find(({ label }) => label === 'Play-offs')?.text;
  expect(await textOf(season)).toBe('4 teams, weeks not given by the host');
  const played = { 6: [[1, 2], [3, 4]], 7: [[1, 4], [2, 3]] } as Record<number, [number, number][]>; // oxfmt-ignore
  expect(await textOf({ ...season, matchups: played })).toBe('4 teams, from week 6');
});
