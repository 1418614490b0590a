/** Final positions of MyFantasyLeague's seasons, from who feeds whom in the brackets and from the games as played. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mflAdapter } from '../../../../server/hosts/mfl/adapter';
import { folder, recordedText, responding } from './recordedLeagues';

type Side = Record<string, string>;
type Game = { game_id?: string; home: Side; away: Side };
type Round = { week?: string; playoffGame: Game | Game[] };
type Bracket = { id: string; name?: string; bracketWinnerTitle?: string; startWeek?: string };
type Week = { week: string; matchup: { franchise: Side[] }[] };

/** Play-offs of a league as its host sends them; `standings` are the ids of its franchises in order. */
interface Playoffs {
  league: { startWeek: string; lastRegularSeasonWeek: string; endWeek: string };
  standings: string[];
  divisions?: Record<string, string>;
  schedule: Week[];
  playoffBrackets: Bracket[];
  playoffBracket: Record<string, Round | Round[]>;
}

const fixture = (name: string): Playoffs => JSON.parse(readFileSync(join(folder, `brackets/${name}.json`), 'utf8')) as Playoffs;

/** The final positions, such as `1 0009`, and the reason why some are open. */
async function read({ league, standings, divisions, schedule, playoffBrackets, playoffBracket }: Playoffs) {
  const brackets = Object.entries(playoffBracket).map(([id, playoffRound]) => [
    `playoffBracket ${id}`,
    { playoffBracket: { playoffRound } },
  ]);
  const franchise = standings.map((id) => ({ id, name: id, division: divisions?.[id] }));
  const names = [...new Set(Object.values(divisions ?? {}))].map((id) => ({ id, name: id }));
  const adapter = mflAdapter(
    responding({
      league: {
        league: { id: '1', name: 'League', h2h: 'YES', ...league, franchises: { franchise }, divisions: { division: names } },
      },
      leagueStandings: { leagueStandings: { franchise: standings.map((id) => ({ id, h2hw: '1', h2hl: '0', pf: '1' })) } },
      schedule: { schedule: { weeklySchedule: schedule } },
      playoffBrackets: { playoffBrackets: { playoffBracket: playoffBrackets } },
      ...Object.fromEntries(brackets),
      [`nflSchedule ${league.endWeek}`]: recordedText('samples/nflSchedule_completed-week'),
      [`nflSchedule ${Math.max(...schedule.map(({ week }) => Number(week)))}`]: recordedText(
        'samples/nflSchedule_completed-week',
      ),
    }),
  );
  let reason: string | undefined;
  const places = await adapter.places({ externalId: '1', season: 2025, host: null }, (text) => (reason = text));
  return { places: places.map(({ teamId, finalPosition }) => `${finalPosition} ${teamId}`), reason };
}
const first = async (count: number, playoffs: Playoffs) => (await read(playoffs)).places.slice(0, count);

const ofConsolation = ['1 0010', '2 0015', '3 0002', '4 0009', '5 0012', '6 0001', '7 0008', '8 0013'];
const ofSecondTournament = ['1 0015', '2 0007', '3 0018', '4 0005', '5 0017', '6 0008', '7 0001', '8 0020'];
const ofFantasyBowl = ['1 0009', '2 0010', '3 0004', '4 0002', '5 0001', '6 0011'];

test('placement games of a tournament of teams that missed the play-offs give no place', async () => {
  expect(await first(8, fixture('secondTournament'))).toEqual(ofSecondTournament);
});

test('a game of the losers of the semi-finals is for third place, also in a “Consolation Bracket”', async () => {
  expect(await first(8, fixture('consolationForThird'))).toEqual(ofConsolation);
});

test('the title’s tournament is that of the better teams, also where another one is listed first', async () => {
  expect(await first(6, fixture('secondTournamentFirst'))).toEqual(ofFantasyBowl);
});

test('brackets without teams are decided by the games of the schedule', async () => {
  expect(await first(8, fixture('seedsOnly'))).toEqual(ofConsolation);
  expect(await first(6, fixture('seedsOnlyOneBracket'))).toEqual(ofFantasyBowl);
});

/** The same brackets under other names, numbers and in another order. */
function renamed({ playoffBrackets, playoffBracket, ...rest }: Playoffs): Playoffs {
  const ids = new Map(playoffBrackets.map(({ id }) => [id, String(90 - Number(id))]));
  const renumber = (side: Side) => (side.bracket ? { ...side, bracket: ids.get(side.bracket)! } : side);
  const games = (playoffGame: Round['playoffGame']) =>
    [playoffGame].flat().map(({ home, away, ...game }) => ({ ...game, home: renumber(away), away: renumber(home) }));
  const rounds = Object.entries(playoffBracket).map(([id, list]) => [
    ids.get(id)!,
    [list].flat().map((round) => ({ ...round, playoffGame: games(round.playoffGame) })),
  ]);
  return {
    ...rest,
    playoffBrackets: playoffBrackets
      .toReversed()
      .map(({ id, startWeek }, i) => ({ id: ids.get(id)!, startWeek, name: ['Toilet Bowl', '1st Place', 'Losers'][i % 3] })),
    playoffBracket: Object.fromEntries(rounds) as Playoffs['playoffBracket'],
  };
}

test.each([
  ['secondTournament', ofSecondTournament],
  ['consolationForThird', ofConsolation],
  ['secondTournamentFirst', ofFantasyBowl],
  ['seedsOnly', ofConsolation],
])('names, numbers and order of the brackets change no place: %s', async (name, expected) => {
  expect(await first(expected.length, renamed(fixture(name)))).toEqual(expected);
});

test('games are for the same places where the brackets do not say who feeds whom', async () => {
  const playoffs = fixture('consolationForThird');
  const text = JSON.stringify(playoffs.playoffBracket).replace(/,"(winner_of_game|loser_of_game|bracket)":"\d+"/g, '');
  expect(await first(8, { ...playoffs, playoffBracket: JSON.parse(text) as Playoffs['playoffBracket'] })).toEqual(ofConsolation);
});

test.each([
  ['secondTournament', ofSecondTournament],
  ['consolationForThird', ofConsolation],
  ['secondTournamentFirst', ofFantasyBowl],
  // Without teams nothing tells which game the fifth place's bracket means.
  ['seedsOnly', ofConsolation.slice(0, 4)],
  ['seedsOnlyOneBracket', ofFantasyBowl],
])('a reference that does not name its bracket means the game that its teams have played: %s', async (name, expected) => {
  const playoffs = fixture(name);
  const text = JSON.stringify(playoffs.playoffBracket).replace(/,"bracket":"\d+"|"bracket":"\d+",/g, '');
  const unnamed = { ...playoffs, playoffBracket: JSON.parse(text) as Playoffs['playoffBracket'] };
  expect(await first(expected.length, unnamed)).toEqual(expected);
});

/** A league of eight with a semi-final in week 1 of the play-offs and a final in week 2. */
const side = (id: string, score: string, more: Side = {}) => ({ id, score, ...more });
const week = (number: number, ...games: Side[][]): Week => ({
  week: String(number),
  matchup: games.map((franchise) => ({ franchise })),
});
const league = { startWeek: '1', lastRegularSeasonWeek: '14', endWeek: '16' };
const standings = ['0001', '0002', '0003', '0004', '0005', '0006', '0007', '0008'];
const none = { league, standings, playoffBrackets: [], playoffBracket: {} };
const semiFinals = [
  [side('0001', '90'), side('0004', '100')],
  [side('0002', '101'), side('0003', '80')],
];

test('without brackets the games of the play-offs decide', async () => {
  const others = [
    [side('0005', '70'), side('0007', '80')],
    [side('0006', '70'), side('0008', '60')],
  ];
  const last = [
    [side('0004', '90.004'), side('0002', '90.001')],
    [side('0003', '95'), side('0001', '94')],
    [side('0007', '99'), side('0006', '98')],
  ];
  const schedule = [week(15, ...semiFinals, ...others), week(16, ...last)];
  expect(await read({ ...none, schedule })).toEqual({
    places: ['1 0004', '2 0002', '3 0003', '4 0001', '5 0005', '6 0006', '7 0007', '8 0008'],
    reason: undefined,
  });
});

test('what nothing decides says why', async () => {
  const shuffled = [
    [side('0004', '90'), side('0001', '91')],
    [side('0003', '95'), side('0002', '94')],
  ];
  expect(await read({ ...none, schedule: [week(15, ...semiFinals), week(16, ...shuffled)] })).toEqual({
    places: [],
    reason: 'Neither the host’s brackets nor the games as played show which tournament was for the title.',
  });
  const game = (home: string, away: string): Round => ({
    week: '16',
    playoffGame: { game_id: '1', home: { franchise_id: home, points: '90' }, away: { franchise_id: away, points: '80' } },
  });
  const twoLeagues = {
    ...none,
    divisions: Object.fromEntries(standings.map((id) => [id, Number(id) % 2 ? 'East' : 'West'])),
    schedule: [week(16, [side('0001', '90'), side('0003', '80')], [side('0002', '90'), side('0004', '80')])],
    playoffBrackets: [{ id: '1' }, { id: '2' }],
    playoffBracket: { 1: game('0001', '0003'), 2: game('0002', '0004') },
  };
  expect((await read(twoLeagues)).reason).toMatch(/which tournament was for the title/);
  const tied = { ...none, schedule: [week(16, [side('0001', '90'), side('0002', '90')])] };
  expect(await read(tied)).toEqual({
    places: ['3 0003', '4 0004', '5 0005', '6 0006', '7 0007', '8 0008'],
    reason: 'The host has no winner of the final.',
  });
});

test('after a tie the winner is who plays on, or who the host says has won', async () => {
  const play = (round: string, ...games: [string, string][]): Round => ({
    week: round,
    playoffGame: games.map(([home, away], i) => ({
      game_id: round === '15' ? String(i + 1) : '3',
      home: { franchise_id: home, points: '90', ...(round === '15' ? { seed: home.slice(-1) } : { winner_of_game: '1' }) },
      away: { franchise_id: away, points: '90', ...(round === '15' ? { seed: away.slice(-1) } : { winner_of_game: '2' }) },
    })),
  });
  const final = [side('0004', '90', { result: 'L' }), side('0003', '90', { result: 'W' })];
  const tied = {
    ...none,
    schedule: [week(16, final)],
    playoffBrackets: [{ id: '1' }],
    playoffBracket: { 1: [play('15', ['0001', '0004'], ['0002', '0003']), play('16', ['0004', '0003'])] },
  };
  expect(await first(4, tied)).toEqual(['1 0003', '2 0004', '3 0001', '4 0002']);
});
