import { screen, within } from '@testing-library/react';
import type { Schema } from '../../../../../src/api/types';
import { get } from '../../../../support/call';
import { cellsOf, rowsOf, texts } from '../../../../support/plainTable';
import { renderRoute } from '../../../../support/renderRoute';

type Matchup = Schema<'Matchup'>;
const gurus = '13204';
const pathOf = (week: number, teamId = gurus, year = 2025) => `/matchup/132/${year}/${week}/${teamId}`;
const matchup = async (week: number, teamId = gurus) =>
  (await get(`/api/History/GetMatchup?leagueId=132&year=2025&week=${week}&teamId=${teamId}`)).json<Matchup>();
const rowsOfTable = (name: string) => rowsOf(name).map((row) => texts(cellsOf(row)));
const main = () => within(screen.getByRole('main'));

/** Opens a matchup and waits for its figures. */
async function open(address: string) {
  renderRoute(address);
  await screen.findByRole('table', { name: 'Figures' });
  return screen.getByRole('heading', { level: 1 });
}

test('a game of two weeks is one, with the line-ups of each week', async () => {
  await server.rows(`delete from game where league_id = '132' and season = 2025 and week = 16`);
  await server.rows(`insert into game select league_id, season, 16, team_id, opponent_id from game
    where league_id = '132' and season = 2025 and week = 17`);
  await server.rows(`update league_rules set rules = rules || '{"oneWeekRounds":false}' where league_id = '132'`);
  await server.restart();
  await open(pathOf(16));
  expect(main().getByText('Final', { exact: false }).closest('p')).toHaveTextContent('2025 · Weeks 16 and 17 · Final');
  const { team, opponent } = await matchup(17);
  expect(rowsOfTable('Figures')[0]).toEqual([team.score!.toFixed(2), 'Score', opponent!.score!.toFixed(2)]);
  for (const week of [16, 17]) {
    const scores = [team, opponent!].map(({ lineups }) => lineups.find((each) => each.week === week)!.score.toFixed(2));
    expect(rowsOfTable(`Line-ups of week ${week}`)[9]).toEqual(['', scores[0], 'Score', scores[1], '']);
  }
  expect(rowsOfTable('Head-to-head')[0]![0]).toBe('2025, weeks 16 and 17');
});
