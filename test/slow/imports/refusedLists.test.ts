/** Runs in which one list of the host is refused: the others are written, and the run has failed and says what it left out. */
import { runOne, values } from '../../server/sync/calls';
import { enterLeague, HostFolder, ourLeague, rostersResponse, weekResponse } from '../../server/sync/hostFolder';
import { forgetWatermarks } from '../../imports/rowsOfLeagues';
import { enterSleeperLeague, type Json, ourSleeperLeague, SleeperHost, thisSeason } from '../../imports/sleeperHost';
import { fillSmallLeague } from '../../imports/smallLeague';

const count = async (table: string) => Number((await values(`select count(*)::int from ${table}`))[0]![0]);
const lastRun = async () =>
  (await values(`select outcome, is_drop from import_run where outcome <> 'running' order by id desc limit 1`))[0];

describe('Sleeper', () => {
  let host: SleeperHost;
  /** The end of the path that gets no response. */
  let silent: string | undefined;
  let stop: () => void;
  const path = `league/${thisSeason}`;
  const update = async () => {
    await server.rows('delete from raw_response');
    return runOne('sleeperUpdateLeagues', ourSleeperLeague);
  };
  beforeAll(async () => {
    stop = await server.importLive((asked) =>
      silent && asked.endsWith(silent) ? Promise.resolve(undefined) : host.response(asked),
    );
  });
  afterAll(() => stop());
  beforeEach(async () => {
    host = new SleeperHost();
    await server.rows('truncate league cascade');
    await enterSleeperLeague();
    expect(await update()).toMatchObject({ error: null });
    // What each of the lists has to write.
    host.changed[path] = { ...(host.of(path) as Json), name: 'Renamed League' };
    host.add(`${path}/transactions/2`, {
      ...(host.of(`${path}/transactions/2`) as Json[])[0]!,
      transaction_id: 'new',
    });
    host.changed[`${path}/rosters`] = (host.of(`${path}/rosters`) as (Json & { players: string[]; settings: Json })[]).map(
      (roster, i) => ({
        ...{ ...roster, players: i ? roster.players : roster.players.slice(1) },
        settings: { ...roster.settings, wins: 9 },
      }),
    );
    await server.rows('update draft_pick set player_id = null where round = 1 and pick = 1');
    await server.rows(`delete from future_pick where season = 2027 and round = 1`);
  });

  /** Which lists have been written. */
  async function written() {
    const [[renamed, roster, wins, transaction, drafted, future]] = (await values(
      `select (select name = 'Renamed League' from league) as a, (select count(*)::int from roster_entry) as b,
        (select bool_and(wins = 9) from team_season where season = 2026) as c, exists (select from league_transaction where external_id = 'new') as d,
        (select player_id is not null from draft_pick where season = 2026 and round = 1 and pick = 1) as e,
        exists (select from future_pick where season = 2027 and round = 1) as f`,
    )) as [[boolean, number, boolean, boolean, boolean, boolean]];
    const players = (host.of(`${path}/rosters`) as { players: string[] }[]).flatMap((each) => each.players).length;
    const whole = { teams: renamed, rosters: roster === players, standings: wins, transactions: transaction, drafts: drafted };
    return Object.entries({ ...whole, 'picks of later drafts': future })
      .filter(([, is]) => !is)
      .map(([name]) => name);
  }

  test('all lists are written when none is refused', async () => {
    expect(await update()).toMatchObject({ error: null });
    expect(await written()).toEqual([]);
  });

  test.each<[string, () => Promise<void> | void, string[], RegExp, boolean]>([
    [
      'the transactions in another shape',
      () => void (host.changed[`${path}/transactions/2`] = { error: 'none' }),
      ['transactions'],
      /^The transactions of week 2 could not .* The transactions were not changed, the rest was\.\n.*transactions must be a list/,
      false,
    ],
    [
      'a week without its transactions',
      async () => {
        await server.rows(`update league_transaction set week = 2 where season = 2026`);
        host.changed[`${path}/transactions/2`] = [];
      },
      ['transactions'],
      /the transactions of week 2 has no transactions, but \d+ are stored\. The transactions were not changed, the rest was\. If that is right, accept/,
      true,
    ],
    [
      'the drafts in another shape',
      () => void (host.changed[`${path}/drafts`] = 'none'),
      ['drafts'],
      /^The drafts could not .* The drafts were not changed, the rest was\.\n.*drafts must be a list/,
      false,
    ],
    [
      'a draft without its picks',
      () => void (host.changed[`draft/${(host.of(path) as { draft_id: string }).draft_id}/picks`] = []),
      ['drafts'],
      /has no picks.* The drafts were not changed, the rest was\. If that is right/,
      true,
    ],
    [
      'most players of the rosters',
      () =>
        void (host.changed[`${path}/rosters`] = (host.of(`${path}/rosters`) as Json[]).map((roster, i) => ({
          ...{ ...roster, players: i ? [] : roster.players, reserve: [], taxi: [], keepers: [] },
        }))),
      ['rosters'],
      /rosters has only \d+ rows, but \d+ are stored\. The rosters, keepers and line-ups of this week were not changed, the rest was\. If/,
      true,
    ],
    [
      'the members refused and the transactions in another shape',
      () => {
        host.changed[`${path}/users`] = 'none';
        host.changed[`${path}/transactions/2`] = 'none';
      },
      ['teams', 'rosters', 'standings', 'transactions'],
      /^The members could not .* The transactions of week 2 could not .* The teams, rosters, keepers, line-ups of this week, standings and transactions were not changed, the rest was\.\n.*\n.*$/,
      false,
    ],
    [
      'later picks without any trade',
      () => void (host.changed[`${path}/traded_picks`] = []),
      ['drafts', 'picks of later drafts'],
      /has no traded picks.* The picks of later drafts and drafts were not changed, the rest was\. If that is right/,
      true,
    ],
  ])('%s: only that list stays', async (_, spoil, left, error, isDrop) => {
    await spoil();
    const drafted = (await values('select 1 from pick_trade')).length;
    if (left.includes('drafts')) expect(drafted).toBeGreaterThan(0);
    const outcome = await update();
    expect(outcome.error).toMatch(error);
    expect(outcome.rows).toBeGreaterThan(0);
    expect(await written()).toEqual(left);
    expect(await lastRun()).toEqual(['failed', isDrop]);
  });

  test('a list that is refused before the host falls silent: nothing is written, and the run names both calls', async () => {
    host.changed[`${path}/users`] = 'none';
    silent = '/drafts';
    const { error } = await update().finally(() => (silent = undefined));
    expect(error).toMatch(
      /^The drafts could not be read from Sleeper: it cannot be reached\..*\n[^]*\/drafts[^]*\n.*users must be a list/,
    );
    expect(await written()).toEqual(['teams', 'rosters', 'standings', 'transactions', 'drafts', 'picks of later drafts']);
  });
});

describe('MyFantasyLeague', () => {
  const host = new HostFolder();
  afterAll(() => host.discard());
  const refresh = () => server.command('leagues', ['refresh', ourLeague], { environment: { RECORDED_DIR: host.recorded } });
  beforeAll(async () => {
    fillSmallLeague(host);
    server.importFrom(host);
    await runOne('populateCache');
  });
  beforeEach(async () => {
    fillSmallLeague(host);
    await server.rows('truncate league cascade');
    await enterLeague();
    expect(await refresh()).toMatchObject({ status: 0 });
  });

  const tables = { rosters: 'roster_entry', standings: 'team_season', transactions: 'league_transaction', scores: 'team_week' };
  test.each<[string, () => void, keyof typeof tables, RegExp]>([
    [
      'rosters with few players',
      () => host.now({ rosters: rostersResponse({ '0001': ['9101'], '0002': [], '0003': [], '0004': [] }) }),
      'rosters',
      / The rosters were not changed, the rest was\. If that is right/,
    ],
    [
      'transactions in another shape',
      () => host.now({ transactions: { transactions: 'none' } }),
      'transactions',
      /^(?!.*Nothing was changed).* The transactions were not changed, the rest was\.\n.*must be an object/,
    ],
    [
      'a week without players',
      () => {
        const four = Object.fromEntries(['0001', '0002', '0003', '0004'].map((id) => [id, { score: '90', starters: {} }]));
        host.now({ weeklyResults_3: weekResponse(four), rosters_3: rostersResponse({ '0001': [] }) });
      },
      'scores',
      / The scores of 2026 were not changed, the rest was\. If that is right/,
    ],
  ])('%s: only that list stays', async (_, spoil, left, error) => {
    spoil();
    await forgetWatermarks();
    const sizes = () => Promise.all(Object.values(tables).map(count));
    const before = await sizes();
    for (const [list, table] of Object.entries(tables))
      if (list !== left && table !== 'league_transaction' && table !== 'roster_entry')
        await server.rows(`delete from ${table} where season = 2025`);
    if (left !== 'rosters') await server.rows('delete from roster_entry');
    if (left !== 'transactions') await server.rows('delete from league_transaction');
    expect(await refresh()).toMatchObject({ status: 1, stderr: expect.stringMatching(error) as string });
    expect(await sizes()).toEqual(before);
    expect(await count('team')).toBe(4);
  });
});
