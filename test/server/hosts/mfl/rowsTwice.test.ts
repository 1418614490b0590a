import { mflAdapter, type MflAdapter } from '../../../../server/hosts/mfl/adapter';
import type { Source } from '../../../../server/hosts/port';
import { doubledLists } from '../doubled';
import { responding } from './recordedLeagues';

const source: Source = { externalId: '1', season: 2025, host: null };
const bye = { id: 'BYE' };

const side = (id: string, score: string, players: Record<string, string>) => ({
  ...{ id, score, result: Number(score) > 90 ? 'W' : 'L', starters: `${Object.keys(players).join(',')},`, nonstarters: '' },
  player: Object.entries(players).map(([player, points]) => ({ id: player, score: points })),
});
const ofWeek = (week: string) => ({
  week,
  matchup: [{ franchise: [side('0001', '100', { '11': '60', '12': '40' }), side('0002', '80', { '21': '80' })] }],
  franchise: [side('0003', '70', { '31': '70' })],
});
const scheduled = (week: string, scores: string[]) => ({
  week,
  matchup: [{ franchise: ['0001', '0002'].map((id, i) => ({ id, score: scores[i] })) }, { franchise: [{ id: '0003' }, bye] }],
});
const game = (game_id: string, home: object, away: object) => ({ game_id, home, away });

const responses: Record<string, unknown> = {
  league: {
    league: {
      ...{ id: '1', name: 'Doubled League', h2h: 'YES', startWeek: '1', endWeek: '4', lastRegularSeasonWeek: '2' },
      ...{ loadRosters: 'email_draft_auction', playerLimitUnit: 'CONFERENCE', rostersPerPlayer: '1' },
      starters: {
        count: '2',
        position: [
          { name: 'QB', limit: '1' },
          { name: 'RB+WR', limit: '1-2' },
        ],
      },
      conferences: { conference: [{ id: '0', name: 'First' }] },
      divisions: { division: [{ id: '00', name: 'North', conference: '0' }] },
      franchises: { franchise: ['0001', '0002', '0003'].map((id) => ({ id, name: `Team ${id}`, division: '00' })) },
      history: {
        league: [2024, 2025, 2026].map((year) => ({ year: `${year}`, url: `https://www1.myfantasyleague.com/${year}/home/1` })),
      },
    },
  },
  rules: { rules: { positionRules: [{ positions: 'WR|TE', rule: [{ event: 'CC', points: '*0.5', range: '0-99' }] }] } },
  leagueStandings: {
    leagueStandings: {
      franchise: ['0001', '0002', '0003'].map((id, i) => ({ id, h2hw: `${2 - i}`, h2hl: `${i}`, pf: `${300 - i}` })),
    },
  },
  schedule: {
    schedule: {
      weeklySchedule: [
        scheduled('1', ['100', '80']),
        scheduled('3', ['100', '80']),
        scheduled('4', ['100', '80']),
        scheduled('5', ['', '']),
      ],
    },
  },
  ...Object.fromEntries(
    ['rosters', 'rosters 1'].map((name) => [
      name,
      {
        rosters: {
          franchise: [
            {
              id: '0001',
              player: [
                { id: '11', status: 'ROSTER' },
                { id: '12', status: 'ROSTER' },
                { id: '19', status: 'TAXI_SQUAD' },
              ],
            },
            { id: '0002', player: [{ id: '21', status: 'ROSTER' }] },
          ],
        },
      },
    ]),
  ),
  'weeklyResults 1': { weeklyResults: ofWeek('1') },
  'weeklyResults YTD': { allWeeklyResults: { weeklyResults: [ofWeek('1'), ofWeek('2')] } },
  'playerScores 1': { playerScores: { playerScore: [{ id: '19', score: '7' }] } },
  playoffBrackets: { playoffBrackets: { playoffBracket: [{ id: '1', name: 'Title', startWeek: '3' }] } },
  'playoffBracket 1': {
    playoffBracket: {
      playoffRound: [
        { week: '3', playoffGame: [game('1', { franchise_id: '0002', points: '90' }, { franchise_id: '0003', points: '80' })] },
        { week: '4', playoffGame: [game('2', { franchise_id: '0001', points: '9' }, { winner_of_game: '1', points: '8' })] },
      ],
    },
  },
  draftResults: {
    draftResults: {
      draftUnit: [
        {
          unit: 'LEAGUE',
          draftPick: ['0001', '0002'].map((franchise, i) => ({
            round: '01',
            pick: `0${i + 1}`,
            franchise,
            player: `${i + 1}1`,
            comments: '',
          })),
        },
      ],
    },
  },
  auctionResults: {
    auctionResults: { auctionUnit: [{ auction: [{ player: '12', franchise: '0001', winningBid: '5', lastBidTime: '10' }] }] },
  },
  transactions: {
    transactions: {
      transaction: [
        {
          type: 'TRADE',
          timestamp: '1756700000',
          franchise: '0001',
          franchise2: '0002',
          franchise1_gave_up: '11,DP_0_0,',
          franchise2_gave_up: '21,',
        },
        { type: 'FREE_AGENT', timestamp: '1756800000', franchise: '0003', transaction: '31,|' },
      ],
    },
  },
  futureDraftPicks: {
    futureDraftPicks: { franchise: [{ id: '0001', futureDraftPick: [{ year: '2026', round: '1', originalPickFor: '0002' }] }] },
  },
  players: { players: { player: [{ id: '11', name: 'One, Player', position: 'WR', team: 'BUF', birthdate: '800000000' }] } },
  nflByeWeeks: { nflByeWeeks: { team: [{ id: 'BUF', bye_week: '7' }] } },
  playerRanks: { player_ranks: { player: [{ id: '11', rank: '3' }] } },
  adp: { adp: { player: [{ id: '11', averagePick: '2.5', minPick: '1', maxPick: '9' }] } },
  'nflSchedule 1': { nflSchedule: { matchup: [{ kickoff: '1757000000', gameSecondsRemaining: '0' }] } },
  'nflSchedule 4': { nflSchedule: { matchup: [{ kickoff: '1758000000', gameSecondsRemaining: '9' }] } },
};

/** What every call reads. */
async function readAll(adapter: MflAdapter) {
  const auction = { externalId: 'auction', isMain: false, isAuction: true, isOver: true };
  return {
    league: await adapter.league(source),
    rules: await adapter.rules(source),
    scoring: await adapter.scoring!(source),
    teams: await adapter.teams(source),
    standings: await adapter.standings(source),
    rosters: [await adapter.rosters(source), await adapter.rosters(source, 1), await adapter.teamsOfRosters!(source)],
    scores: [await adapter.weekScores(source, 1), await adapter.weekScores(source, 1, { isOneOfMany: true })],
    comingGames: await adapter.comingGames({ ...source, season: 2027 }),
    places: await adapter.places(source),
    drafts: [await adapter.drafts(source), await adapter.draft(source), await adapter.draft(source, auction)],
    futurePicks: await adapter.futurePicks(source),
    transactions: await Promise.all(Array.from({ length: 18 }, (_, i) => adapter.transactions(source, i + 1))),
    players: [await adapter.players(2025), await adapter.ranks(2025), await adapter.adp(2025), await adapter.byeWeeks(2025)],
    kickOffs: await adapter.kickOffs(2025, 1),
    seasons: [await adapter.history(source), await adapter.successor(source)],
  };
}

/** Lists whose rows have no key: another row is not the same one twice. */
const withoutKey = /^(rules|transactions|nflSchedule|draftResults: draftResults\.draftUnit$|playoffBracket 1: .*playoffRound$)/;

/** What the calls read without any row twice. */
const plain = readAll(mflAdapter(responding(responses)));

test('the calls read something of every list', async () => {
  const all = await plain;
  expect(all.places.map(({ teamId }) => teamId)).toEqual(['0001', '0002', '0003']);
  expect(all.transactions.flat()).toHaveLength(2);
  for (const read of Object.entries(all)) expect(read).not.toEqual([read[0], []]);
  for (const lists of [all.rosters, all.scores, all.drafts, all.players, all.seasons]) expect(lists).not.toContainEqual([]);
});

test.each(doubledLists(responses, (what) => !withoutKey.test(what)))('%s', async (_, doubled) => {
  const reports: string[] = [];
  const adapter = mflAdapter(responding(doubled), undefined, undefined, (message) => reports.push(message));
  expect(await readAll(adapter)).toEqual(await plain);
  for (const message of reports) expect(message).toMatch(/ there twice/);
});

/** A response in which a list, by its path, has one more row. */
function withRow(response: unknown, path: (string | number)[], row: unknown): unknown {
  const copy: unknown = structuredClone(response);
  const list = path.reduce((each, name) => (each as Record<string, unknown>)[name], copy) as unknown[];
  list.push(row);
  return copy;
}

/** A row of a bye in each response: the path of its list, and the row. */
const byeRows = (id: string): [name: string, path: (string | number)[], row: unknown][] => {
  const row = { id, score: '0', starters: '', nonstarters: '', h2hw: '0', pf: '0', player: [] };
  const futureDraftPick = [{ year: '2026', round: '1', originalPickFor: '0001' }];
  return [
    ['league', ['league', 'franchises', 'franchise'], row],
    ['leagueStandings', ['leagueStandings', 'franchise'], row],
    ['rosters', ['rosters', 'franchise'], row],
    ['rosters 1', ['rosters', 'franchise'], row],
    ['schedule', ['schedule', 'weeklySchedule', 0, 'matchup', 1, 'franchise'], row],
    ['weeklyResults 1', ['weeklyResults', 'franchise'], row],
    ['weeklyResults 1', ['weeklyResults', 'matchup'], { franchise: [row, side('0003', '70', { '31': '70' })] }],
    ['weeklyResults YTD', ['allWeeklyResults', 'weeklyResults', 0, 'franchise'], row],
    ['draftResults', ['draftResults', 'draftUnit', 0, 'draftPick'], { round: '01', pick: '03', franchise: id, player: '' }],
    ['auctionResults', ['auctionResults', 'auctionUnit', 0, 'auction'], { player: '13', franchise: id, winningBid: '1' }],
    [
      'transactions',
      ['transactions', 'transaction'],
      { type: 'WAIVER', timestamp: '1756900000', franchise: id, transaction: '32,|' },
    ],
    ['futureDraftPicks', ['futureDraftPicks', 'franchise'], { id, futureDraftPick }],
  ];
};

describe.each(['BYE', 'bye', '0000', ''])('team "%s"', (id) => {
  test.each(byeRows(id))('a row in %s is a bye', async (name, path, row) => {
    const reports: string[] = [];
    const given = responding({ ...responses, [name]: withRow(responses[name], path, row) });
    const adapter = mflAdapter(given, undefined, undefined, (message) => reports.push(message));
    expect(await readAll(adapter)).toEqual(await plain);
    expect(reports.filter((message) => !message.includes('franchise 0003 is there twice'))).toEqual([]);
  });
});

test.each(['BYE', '0000'])('a team of a bracket whose opponent is %s has won', async (id) => {
  const first = game('1', { franchise_id: '0002' }, { franchise_id: id });
  const final = game('2', { franchise_id: '0001', points: '9' }, { winner_of_game: '1', points: '8' });
  const byes = ['0001', '0002'].map((team) => ({ franchise: [{ id: team, score: '90' }, { id }] }));
  const { places } = mflAdapter(
    responding({
      ...responses,
      schedule: { schedule: { weeklySchedule: [{ week: '3', matchup: byes }, scheduled('4', ['100', '80'])] } },
      'playoffBracket 1': {
        playoffBracket: {
          playoffRound: [
            { week: '3', playoffGame: first },
            { week: '4', playoffGame: final },
          ],
        },
      },
    }),
  );
  expect((await places(source)).map(({ teamId }) => teamId)).toEqual(['0001', '0002', '0003']);
});
