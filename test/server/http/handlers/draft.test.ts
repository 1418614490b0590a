import type { Schema } from '../../../../src/api/types';
import { get } from '../../../support/call';

const sleeper = '620000000000000149';
const order = async (leagueId: string, more = '') =>
  (await get(`/api/Draft/GetDraftOrder?leagueId=${leagueId}${more}`)).json<Schema<'DraftOrder'>>();
const settings = async (leagueId: string) => (await get(`/api/Settings?leagueId=${leagueId}`)).json<Schema<'Settings'>>();
const picksOf = ({ rounds }: Schema<'DraftOrder'>) => rounds.flatMap(({ picks }) => picks);

test.each([
  ['348764', 2024],
  [sleeper, 2024],
])('league %s: a past season has its own picks, players and trades, under the names of that season', async (leagueId, year) => {
  const rows = await server.rows<{ round: number; pick: number; name: string; player: string }>(
    `select round, pick, s.name, p.name as player from draft_pick d
       left join player p on p.id = d.player_id
       join team_season s on s.league_id = d.league_id and s.season = d.season and s.team_id = coalesce(
         (select to_team_id from pick_trade t where t.league_id = d.league_id and t.season = d.season and t.round = d.round
           and t.pick = d.pick order by id desc limit 1), d.original_team_id)
     where d.league_id = '${leagueId}' and d.season = ${year} order by round, pick`,
  );
  const past = await order(leagueId, `&year=${year}`);
  expect(rows.length).toBeGreaterThan(30);
  expect(picksOf(past).map(({ pickString, teamName, player }) => [pickString, teamName, player?.playerName])).toEqual(
    rows.map(({ round, pick, name, player }) => [`${round}.${String(pick).padStart(2, '0')}`, name, player]),
  );
  expect(past.lastDraftOrderRefresh).toBeNull();
  expect(past.rounds).not.toEqual((await order(leagueId)).rounds);
});

test('a team that has been renamed has the name of the season', async () => {
  const names = async (more = '') => new Set(picksOf(await order('348764', more)).map(({ teamName }) => teamName));
  const [renamed] = await server.rows<{ name: string; then: string }>(
    `select t.name, s.name as then from team t join team_season s on s.league_id = t.league_id and s.team_id = t.id
     where t.league_id = '348764' and s.season = 2019 and s.name <> t.name limit 1`,
  );
  expect(await names('&year=2019')).toContain(renamed!.then);
  expect(await names('&year=2019')).not.toContain(renamed!.name);
  expect(await names()).toContain(renamed!.name);
});

test('the prices of a past auction', async () => {
  const [first] = picksOf(await order(sleeper, '&year=2022'));
  expect(first).toMatchObject({ amount: 47, player: { playerName: 'Justin Jefferson' } });
});

test('the keepers are those of the season', async () => {
  const kept = picksOf(await order('6199037', '&year=2023')).filter(({ keeper }) => keeper);
  const marked = await server.rows<{ player_id: string }>(
    `select player_id from keeper where league_id = '6199037' and season = 2023`,
  );
  expect(marked.length).toBeGreaterThan(10);
  expect(kept.map(({ player }) => player!.playerId).sort()).toEqual(marked.map(({ player_id }) => player_id).sort());
});

test('the season of the league is the same draft with and without its year', async () => {
  for (const [leagueId, year] of [
    ['132', 2026],
    ['348764', 2025],
  ] as const)
    expect(await order(leagueId, `&year=${year}`)).toEqual(await order(leagueId));
});

test.each([
  ['132', '2024', 404],
  ['132', '2027', 404],
  ['348764', '2018', 404],
  [sleeper, '2021', 404],
  ['132', 'last', 400],
  ['132', '20244', 400],
])('league %s, year %s: %i', async (leagueId, year, status) => {
  expect((await get(`/api/Draft/GetDraftOrder?leagueId=${leagueId}&year=${year}`)).statusCode).toBe(status);
});

test('the settings have the seasons with a draft, newest first, and each of them responds', async () => {
  expect((await settings('132')).draftSeasons).toEqual([2026]);
  expect((await settings('348764')).draftSeasons).toEqual([2025, 2024, 2023, 2022, 2021, 2020, 2019]);
  const { draftSeasons } = await settings(sleeper);
  expect(draftSeasons).toEqual([2026, 2025, 2024, 2023, 2022]);
  for (const year of draftSeasons!) expect(picksOf(await order(sleeper, `&year=${year}`)).length).toBeGreaterThan(30);
});
