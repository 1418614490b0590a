/** Leagues with individual defenders, of each host, on the pages that list players by position. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { components } from '../../../src/api/generated/schema.gen';
import { get } from '../../support/call';
import { folder, orEmpty, packedWeeks, recordedResponses } from '../../server/hosts/mfl/recordedLeagues';
import { run, runOne } from '../../server/sync/calls';
import { enterLeague } from '../../server/sync/hostFolder';
import { enterSleeperLeague, type Json, ourSleeperLeague, SleeperHost, thisSeason } from '../../imports/sleeperHost';

type Schemas = components['schemas'];
interface Player {
  id: string;
  name: string;
  position: string;
  team: string;
  birthdate: string;
}

const read = async <Name extends keyof Schemas>(call: string, league: string) =>
  (await get(`/api/League/${call}?leagueId=${league}`)).json<Schemas[Name]>();
const positionsOf = (rows: { position: string }[]) => new Set(rows.map(({ position }) => position));
const available = async (league: string) => (await read<'AvailablePlayers'>('GetAvailablePlayers', league)).players;

const groups = { Dl: ['DE', 'DT'], Lb: ['LB'], Db: ['CB', 'S'] };

let stop: () => void;
afterEach(() => stop());

test('a recorded league of MyFantasyLeague: depth chart, breakdown and available players have its defenders', async () => {
  const league = '90006';
  const text = readFileSync(join(folder, '2023/players.json'), 'utf8');
  const { player } = (JSON.parse(text) as { players: { player: Player[] } }).players;
  const playerOf = new Map(player.map((one) => [one.id, one]));
  const { franchise } = (
    packedWeeks.get('2023/90006')!['rosters_16'] as { rosters: { franchise: { id: string; player: { id: string }[] }[] } }
  ).rosters;
  stop = await server.importLive(async (path) => {
    const [type, week] = ['TYPE', 'W'].map((name) => new URL(path, 'http://host').searchParams.get(name));
    if (type === 'players') return text;
    if (type === 'rosters' && week === null) return JSON.stringify({ rosters: { franchise } });
    return orEmpty(recordedResponses).get(`https://api.myfantasyleague.com${path}`);
  });
  await run('populateCache');
  await enterLeague(league, league, 2023);
  expect(await runOne('RefreshRosters', league)).toMatchObject({ error: null });

  const { teamDepthCharts } = await read<'DepthChart'>('GetDepthChart', league);
  const { teams } = await read<'Breakdown'>('GetRosterBreakdown', league);
  for (const { id, player: held } of franchise.slice(0, 2)) {
    const sent = held.map((one) => playerOf.get(one.id)!);
    const among = (codes: string[]) => sent.filter(({ position }) => codes.includes(position));
    const chart = teamDepthCharts.find(({ teamId }) => teamId === `${league}-${id}`)!;
    const row = teams.find(({ teamId }) => teamId === `${league}-${id}`)!;
    const charted = chart.others!.map(({ position, playerName }) => `${position} ${playerName}`);
    const defenders = among(Object.values(groups).flat());
    expect(charted).toEqual(
      expect.arrayContaining(defenders.map(({ position, name }) => `${position} ${name.split(', ').toReversed().join(' ')}`)),
    );
    for (const [group, codes] of Object.entries(groups)) {
      const ages = among(codes).map(({ birthdate }) => (Date.now() / 1000 - Number(birthdate)) / 365.25 / 86_400);
      expect(ages.length).toBeGreaterThan(2);
      expect(row).toMatchObject({
        [`${group.toLowerCase()}Count`]: ages.length,
        [`avg${group}Age`]: expect.closeTo(ages.reduce((sum, age) => sum + age, 0) / ages.length, 0),
      });
    }
  }
  // Where a part of a group is on rosters, the rest of it is available.
  await server.rows(`delete from roster_entry where league_id = '${league}'
    and player_id in (select id from player where position in ('DT', 'S'))`);
  expect(positionsOf(await available(league))).toEqual(new Set(['QB', 'RB', 'WR', 'TE', 'K', 'DEF', 'DT', 'S']));
});

test('a league of Sleeper, whose codes are finer: each counts in its group; before the rosters are filled the line-up names the groups', async () => {
  const host = new SleeperHost();
  const finer: [code: string, groupOf: string][] = [
    ...[['NT', 'DL'] as [string, string], ['DE', 'DL'] as [string, string]],
    ...[['OLB', 'LB'] as [string, string], ['ILB', 'LB'] as [string, string], ['LB', 'LB'] as [string, string]],
    ...[['SS', 'DB'] as [string, string], ['FS', 'DB'] as [string, string], ['CB', 'DB'] as [string, string]],
  ];
  const people = Object.fromEntries(
    finer.map(([position, group], i) => [
      String(990_001 + i),
      { full_name: `Defender ${position}`, position, fantasy_positions: [group], team: 'KC' },
    ]),
  );
  host.changed['players/nfl'] = { ...(host.of('players/nfl') as Json), ...people };
  const league = host.of(`league/${thisSeason}`) as Json;
  host.changed[`league/${thisSeason}`] = { ...league, roster_positions: ['QB', 'RB', 'IDP_FLEX', 'BN'] };
  const [first, ...others] = host.of(`league/${thisSeason}/rosters`) as Json[];
  stop = await server.importLive((path) => host.response(path));
  await run('sleeperUpdatePlayers');
  await enterSleeperLeague();
  expect((await run('sleeperUpdateLeagues')).leagues.at(-1)).toMatchObject({ error: null });
  const free = (await available(ourSleeperLeague)).filter(({ name }) => name.startsWith('Defender '));
  expect(positionsOf(free)).toEqual(new Set(finer.map(([code]) => code)));

  host.changed[`league/${thisSeason}/rosters`] = [
    { ...first, players: [...(first!.players as string[]), ...Object.keys(people)] },
    ...others,
  ];
  await run('sleeperUpdateLeagues');
  const { teams } = await read<'Breakdown'>('GetRosterBreakdown', ourSleeperLeague);
  const held = teams.filter(({ dlCount }) => dlCount);
  expect(held.map(({ dlCount, lbCount, dbCount }) => [dlCount, lbCount, dbCount])).toEqual([[2, 3, 3]]);
});
