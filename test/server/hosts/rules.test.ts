import { formatsOf, hasRules } from '../../../server/domain/rules';
import { linesOf } from '../../../server/domain/ruleLines';
import type { Fields } from '../../../server/hosts/fields';
import { parseRules as readMfl, parseScoring } from '../../../server/hosts/mfl/rules';
import { parseRules as readSleeper } from '../../../server/hosts/sleeper/rules';
import { recorded } from '../../imports/sleeperHost';
import { recordedResponse, recordedText } from './mfl/recordedLeagues';

const fail = (message: string) => {
  throw new Error(message);
};
const parseMfl = (league: Fields) => readMfl(league, fail);
const parseSleeper = (league: Fields) => readSleeper(league, fail);

const texts = (rules: Parameters<typeof linesOf>[0]) =>
  Object.fromEntries(linesOf(rules).map(({ label, text }) => [label, text]));

describe('Sleeper', () => {
  const recordedRules = (id: string) => parseSleeper(recorded(`league/${id}`) as Record<string, unknown>);

  test('a recorded dynasty league', () => {
    const rules = recordedRules('620000000000000149');
    expect(texts(rules)).toEqual({
      Format: 'Dynasty, Superflex, Half PPR',
      Starters: '9: QB, 2 RB, 3 WR, TE, FLEX (RB/WR/TE), Superflex (QB/RB/WR/TE)',
      'Other places': '9 bench, 2 reserve, 2 taxi',
      'Taxi squad': '2 places, up to 1 year of experience, until week 4',
      Scoring:
        '0.5 a reception, 4 a passing touchdown, 6 a rushing or receiving touchdown, 1 per 25 passing yards, ' +
        '1 per 10 rushing or receiving yards, −1 an interception, −1 a lost fumble',
      'Play-offs': '6 teams, from week 15',
      'Trade deadline': 'Week 10',
      Waivers: 'Bids from a budget of 200',
    });
  });

  test('a TE premium league without a trade deadline', () => {
    const rules = recordedRules('620000000000000186');
    expect(formatsOf(rules)).toEqual(['Dynasty', 'Superflex', 'PPR', 'TE premium']);
    expect(texts(rules)).toMatchObject({
      'Trade deadline': 'None',
      Scoring: expect.stringContaining('0.5 more for a tight end’s') as string,
    });
  });

  test('best ball, median games, keepers, IDP, and noise in the points', () => {
    const rules = parseSleeper({
      roster_positions: ['QB', 'QB', 'IDP_FLEX', 'LB', 'BN'],
      scoring_settings: { rec: 0.5, pass_yd: 0.0399999991, rush_td: 6, rec_td: 4, rush_yd: 0.15 },
      settings: {
        type: 1,
        max_keepers: 4,
        best_ball: 1,
        league_average_match: 1,
        waiver_type: 0,
        waiver_budget: 100,
        playoff_teams: 0,
      },
    });
    expect(formatsOf(rules)).toEqual(['Keeper', '2 quarterbacks', 'Half PPR', 'IDP', 'Best ball', 'Median games']);
    expect(texts(rules)).toMatchObject({
      Starters: '4: 2 QB, IDP flex (DL/LB/DB), LB',
      Scoring: '0.5 a reception, 6 a rushing touchdown, 4 a receiving touchdown, 1 per 25 passing yards, 0.15 a rushing yard',
      'Play-offs': 'None',
      Waivers: 'Rolling order',
      Keepers: 'Up to 4',
    });
    expect(rules.waiverBudget).toBeNull();
  });

  test.each([
    ['any experience, no deadline', { taxi_years: 0, taxi_deadline: 0 }],
    ['up to 3 years of experience, deadline not given by the host', { taxi_years: 3 }],
    ['experience not given by the host, until week 2', { taxi_deadline: 2 }],
  ])('a taxi squad: %s', (text, settings) => {
    expect(texts(parseSleeper({ settings: { taxi_slots: 4, ...settings } }))['Taxi squad']).toBe(`4 places, ${text}`);
  });

  test.each([
    ['6 teams, from week 15', { playoff_teams: 6, playoff_week_start: 15, playoff_round_type: 0 }],
    ['6 teams, from week 15, the final takes two weeks', { playoff_teams: 6, playoff_week_start: 15, playoff_round_type: 1 }],
    ['6 teams, from week 15, rounds of two weeks', { playoff_teams: 6, playoff_week_start: 15, playoff_round_type: 2 }],
    ['From week 15, number of teams not given by the host', { playoff_week_start: 15 }],
    ['6 teams, weeks not given by the host', { playoff_teams: 6 }],
    ['Not given by the host', { best_ball: 1 }],
  ])('play-offs: %s', (text, settings) => {
    expect(texts(parseSleeper({ settings }))).toMatchObject({ 'Play-offs': text, 'Trade deadline': 'Not given by the host' });
  });

  test('a league without data has no rules', () => {
    expect(hasRules(parseSleeper({}))).toBe(false);
    expect(linesOf(parseSleeper({ roster_positions: null, settings: null, scoring_settings: 'x' }))).toEqual([]);
  });
});

describe('MyFantasyLeague', () => {
  test('places with limits, best line-up, keepers and waivers', () => {
    const rules = parseMfl({
      ...{ keeperType: 'dynasty', bestLineup: 'Yes', rosterSize: '22', injuredReserve: '0', taxiSquad: '10' },
      ...{ lastRegularSeasonWeek: '13', endWeek: '17', currentWaiverType: 'BBID_FCFS', bbidSeasonLimit: '100' },
      starters: {
        count: '9',
        position: [
          { name: 'QB', limit: '1-2' },
          { name: 'RB', limit: '1-5' },
          { name: 'PK', limit: '1' },
          { name: 'DT+DE', limit: '2-3' },
          { name: 'TE', limit: '0-0' },
        ],
      },
    });
    expect(texts(rules)).toEqual({
      Format: 'Dynasty, Superflex, IDP, Best ball',
      Starters: '9: 1–2 QB, 1–5 RB, K, 2–3 DT/DE',
      'Other places': '13 bench, 10 taxi',
      'Taxi squad': '10 places; experience and deadline not given by the host',
      'Play-offs': 'Weeks 14 to 17, number of teams not given by the host',
      'Last week': 'Week 17',
      'Trade deadline': 'Not given by the host',
      Waivers: 'Bids from a budget of 100',
    });
  });

  test('the recorded scoring of a league, by which receptions differ by position', () => {
    const scoring = parseScoring(recordedText('2020/90001/rules'), 'rules');
    expect(Object.fromEntries(scoring.map((rule) => [rule.for, rule.points]))).toEqual({
      ...{ reception: 0.5, tightEndReception: 1, runningBackReception: -0.5, passingYard: 0.04, passingTouchdown: 4 },
      ...{ interception: -2, rushingYard: 0.1, rushingTouchdown: 6, receivingYard: 0.1, receivingTouchdown: 6, lostFumble: -1 },
    });
    const { league } = recordedResponse('2020/90001/league') as { league: Record<string, unknown> };
    const rules = { ...parseMfl(league), scoring };
    expect(formatsOf(rules)).toEqual(['TE premium']);
    expect(texts(rules).Scoring).toBe(
      '0.5 a reception, 1 more for a tight end’s, 0.5 less for a running back’s, 4 a passing touchdown, ' +
        '6 a rushing or receiving touchdown, 1 per 25 passing yards, 1 per 10 rushing or receiving yards, −2 an interception, −1 a lost fumble',
    );
  });

  const scoringOf = (positionRules: unknown) => parseScoring(JSON.stringify({ rules: { positionRules } }), 'rules');
  const rule = (event: string, points: string, range = '0-99') => ({
    ...{ event: { $t: event }, points: { $t: points }, range: { $t: range } },
  });

  test('points for every so many yards, rules that add up, and one rule for one position', () => {
    const positionRules = [
      { positions: 'QB|RB|WR|TE', rule: [rule('CC', '*0.5'), rule('PY', '1/25', '-50-999'), rule('RY', '1/10', '1-999')] },
      { positions: 'RB|WR|TE', rule: rule('CC', '*0.5', '1-99') },
    ];
    expect(scoringOf(positionRules)).toEqual([
      { for: 'reception', points: 1 },
      { for: 'passingYard', points: 0.04 },
      { for: 'rushingYard', points: 0.1 },
    ]);
    expect(formatsOf({ ...parseMfl({}), scoring: scoringOf(positionRules) })).toEqual(['PPR']);
  });

  test('scoring by event counts or yardage ranges is not listed', () => {
    expect(
      scoringOf({
        positions: 'QB|RB|WR|TE',
        rule: [rule('PY', '3', '300-999'), rule('CC', '*1', '0-5'), rule('CC', '*2', '6-99')],
      }),
    ).toEqual([]);
    expect(scoringOf(undefined)).toEqual([]);
    expect(parseScoring('{"rules":""}', 'rules')).toEqual([]);
    expect(() => parseScoring('{"error":{"$t":"Invalid league"}}', 'rules of league 1')).toThrow('rules of league 1');
  });

  test('how many players may be kept is a rule of keeper leagues', () => {
    expect(parseMfl({ keeperType: 'keeper', maxKeepers: '3' }).keepers).toBe(3);
    expect(parseMfl({ keeperType: 'dynasty', maxKeepers: '40' }).keepers).toBeNull();
  });

  test('a season without play-offs, rosters and budgets without a limit, and a single place', () => {
    const rules = parseMfl({
      ...{
        rosterSize: '50',
        lastRegularSeasonWeek: '16',
        endWeek: '16',
        currentWaiverType: 'BBID',
        bbidSeasonLimit: '9999999999',
      },
      starters: { count: '9', position: { name: 'QB', limit: '1' } },
    });
    expect(texts(rules)).toEqual({
      Starters: '9: QB',
      'Play-offs': 'None',
      'Last week': 'Week 16',
      'Trade deadline': 'Not given by the host',
      Waivers: 'Bids',
    });
  });

  const recordedRules = (league: string) =>
    parseMfl((recordedResponse(`${league}/league`) as { league: Record<string, unknown> }).league);

  test('the recorded leagues name their pools, victory points, salary cap and contracts', () => {
    expect(recordedRules('2019/90002')).toMatchObject({
      playerPool: 'division',
      playerCopies: 1,
      salaryCap: 0,
      contractYears: false,
    });
    expect(texts(recordedRules('2019/90002'))['Player pools']).toBe('One for each division');
    expect(texts(recordedRules('2020/90002'))).toMatchObject({
      'Victory points': '1 for a win, 0.5 for a tie, 0 for a loss, and 2, 1, 0 by the rank of the week’s score',
    });
    const salaries = recordedRules('2026/90005');
    // Its standings are not in the order of its victory points.
    expect(salaries.victoryPoints).toBeNull();
    expect(texts(salaries)).toMatchObject({ 'Salary cap': '300,000.49', Contracts: 'For a number of years' });
    expect(Object.keys(texts(salaries))).not.toContain('Player pools');
  });

  test('several copies of a player', () => {
    expect(texts(parseMfl({ playerLimitUnit: 'CONFERENCE', rostersPerPlayer: '2' }))['Player pools']).toBe(
      'One for each conference, 2 teams can have the same player',
    );
  });
});
