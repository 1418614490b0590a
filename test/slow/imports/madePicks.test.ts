/** Drafts whose keepers cost no pick, or whose host does not know the keepers. */
import type { Schema } from '../../../src/api/types';
import { get } from '../../support/call';
import { run, runOne, values } from '../../server/sync/calls';
import { draftResponse, enterLeague, HostFolder, ourLeague, ourPlayer, teamOf } from '../../server/sync/hostFolder';
import { enterSleeperLeague, type Json, ourSleeperLeague, SleeperHost, thisSeason } from '../../imports/sleeperHost';
import { fillSmallLeague } from '../../imports/smallLeague';

const picksOf = async (leagueId: string) =>
  (await get(`/api/Draft/GetDraftOrder?leagueId=${leagueId}`))
    .json<Schema<'DraftOrder'>>()
    .rounds.flatMap(({ picks }) => picks)
    .map(({ pickString, actualPick, keeper, player }) => [pickString, actualPick, keeper, player?.playerId ?? null]);

describe('MyFantasyLeague, with keepers marked here', () => {
  const host = new HostFolder();
  const holders = { '1.01': '0001', '1.02': '0002', '2.01': '0002', '2.02': '0001' };
  const player: Record<string, string> = {};
  const draft = async (picked: Record<string, string>) => {
    host.now({ draftResults: draftResponse(holders, {}, picked) });
    expect(await runOne('populateLeagueDraftOrder', ourLeague)).toMatchObject({ error: null });
  };

  beforeAll(async () => {
    fillSmallLeague(host);
    server.importFrom(host);
    await server.rows('truncate league cascade');
    await enterLeague();
    await run('populateCache');
    await run('RefreshRosters', ourLeague);
    for (const id of ['9101', '9102', '9103']) player[id] = (await ourPlayer(id))!;
    await server.rows(`update league set has_drafted = false where id = '${ourLeague}'`);
    await server.rows(`insert into keeper values ('${ourLeague}', 2026, '${teamOf('0001')}', '${player['9103']}', 'manual')`);
  });
  afterAll(() => host.discard());

  test('a keeper takes only a pick that nobody has made', async () => {
    await draft({});
    await server.rows(`update league set has_drafted = false where id = '${ourLeague}'`);
    expect(await picksOf(ourLeague)).toEqual([
      ['1.01', null, true, player['9103']],
      ['1.02', 1, false, null],
      ['2.01', 2, false, null],
      ['2.02', 3, false, null],
    ]);
    await draft({ '1.01': '9101' });
    expect(await picksOf(ourLeague)).toEqual([
      ['1.01', 1, false, player['9101']],
      ['1.02', 2, false, null],
      ['2.01', 3, false, null],
      ['2.02', null, true, player['9103']],
    ]);
    const team = (await get(`/api/Team/GetTeamProfile?teamId=${teamOf('0001')}`)).json<Schema<'TeamProfile'>>();
    expect(team.picks).toEqual([
      { pickString: '1.01', keeper: false },
      { pickString: '2.02', keeper: true },
    ]);
  });

  test('a keeper takes no pick of a draft that is over, not even one that was skipped', async () => {
    await draft({ '1.01': '9101', '1.02': '9102', '2.01': '----', '2.02': '----' });
    await server.rows(`update league set has_drafted = true where id = '${ourLeague}'`);
    expect(await picksOf(ourLeague)).toEqual([
      ['1.01', 1, false, player['9101']],
      ['1.02', 2, false, player['9102']],
      ['2.01', 3, false, null],
      ['2.02', 4, false, null],
    ]);
  });
});

describe('Sleeper, with keepers that are chosen after the draft', () => {
  const host = new SleeperHost();
  let stop: () => void;
  beforeAll(async () => {
    stop = await server.importLive((path) => host.response(path));
    await server.rows('truncate league cascade');
    await enterSleeperLeague();
  });
  afterAll(() => stop());

  const update = async () => {
    await server.rows('delete from raw_response');
    const { leagues } = await run('sleeperUpdateLeagues');
    expect(leagues.find(({ leagueId }) => leagueId === ourSleeperLeague)).toMatchObject({ error: null });
  };

  test('every made pick shows the host’s player and counts, unless the host says that he was kept', async () => {
    const { draft_id } = host.of(`league/${thisSeason}`) as { draft_id: string };
    const made = host.of(`draft/${draft_id}/picks`) as (Json & { roster_id: number; player_id: string; pick_no: number })[];
    // Half of the keepers were drafted by their teams this season.
    host.changed[`league/${thisSeason}/rosters`] = (host.of(`league/${thisSeason}/rosters`) as Json[]).map((roster, i) => {
      const drafted = made.find(({ roster_id }) => roster_id === roster.roster_id)?.player_id;
      return { ...roster, keepers: i % 2 && drafted ? [drafted] : (roster.players as string[]).slice(0, 1) };
    });
    await update();
    const ids = new Map(
      (await values("select external_id, player_id from player_external_id where provider = 'sleeper'")) as [string, string][],
    );
    expect((await values('select 1 from keeper')).length).toBeGreaterThanOrEqual(12);
    const asOnHost = made.map(({ player_id }, i) => [i + 1, false, ids.get(player_id)]);
    expect((await picksOf(ourSleeperLeague)).map(([, ...pick]) => pick)).toEqual(asOnHost);

    host.changed[`draft/${draft_id}/picks`] = made.map((pick) => ({ ...pick, is_keeper: pick.pick_no === 2 || null }));
    await update();
    const [, second, third] = await picksOf(ourSleeperLeague);
    expect([second, third]).toEqual([
      ['1.02', null, true, asOnHost[1]![2]],
      ['1.03', 2, false, asOnHost[2]![2]],
    ]);
  });
});
