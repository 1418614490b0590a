import type { Schema } from '../../../../src/api/types';
import { get } from '../../../support/call';

const rostersOf = async (query: string) => (await get(`/api/League/GetWeekRosters?${query}`)).json<Schema<'WeekRosters'>>();

it.each([
  ['132', 2025, 7],
  ['620000000000000149', 2024, 3],
])(
  'the players of league %s in %i, week %i are those of its line-ups, with the names of the season',
  async (leagueId, year, week) => {
    const { season, weeks, players, ...found } = await rostersOf(`leagueId=${leagueId}&year=${year}&week=${week}`);
    expect([season, found.week]).toEqual([year, week]);
    expect(weeks).toContain(week);
    const stored = await server.rows<{ team: string; slot: string; player: string; score: number | null; name: string }>(
      `select p.team_id team, p.slot, p.player_id player, p.score::float8 score, s.name from team_week_player p
     join team_season s using (league_id, season, team_id)
     where p.league_id = '${leagueId}' and p.season = ${year} and p.week = ${week} order by p.team_id, p.index`,
    );
    expect(stored.length).toBeGreaterThan(100);
    const byTeam = players.toSorted((a, b) => (a.teamId < b.teamId ? -1 : a.teamId > b.teamId ? 1 : 0));
    expect(byTeam.map(({ teamId, slot, playerId, score, teamName }) => [teamId, slot, playerId, score, teamName])).toEqual(
      stored.map(({ team, slot, player, score, name }) => [team, slot, player, score, name]),
    );
  },
);

it('a claimed player says when and for how much; he was not there the week before', async () => {
  const { transactions } = (await get('/api/League/GetTransactions?leagueId=132&year=2025')).json<Schema<'Transactions'>>();
  const claim = transactions.find(({ type, week }) => type === 'waiver' && week > 2 && week < 15)!;
  const { player, to } = claim.moves.find((move) => move.to !== null && move.player)!;
  const here = ({ players }: Schema<'WeekRosters'>) =>
    players.find(({ playerId, teamId }) => playerId === player!.playerId && teamId === to!.teamId);
  expect(here(await rostersOf(`leagueId=132&year=2025&week=${claim.week}`))?.acquired).toEqual({
    ...{ season: 2025, type: 'waiver', at: claim.at, bid: claim.bid },
  });
  expect(here(await rostersOf(`leagueId=132&year=2025&week=${claim.week - 1}`))?.acquired?.type).not.toBe('waiver');
});

it('the last week with line-ups is the default; before the first there is none', async () => {
  expect((await rostersOf('leagueId=132&year=2025')).week).toBe(17);
  expect(await rostersOf('leagueId=132&year=2026')).toMatchObject({ week: null, weeks: [], players: [] });
});
