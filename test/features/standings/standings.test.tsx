import { screen, waitFor, within } from '@testing-library/react';
import type { Schema } from '../../../src/api/types';
import { points } from '../../../src/lib/numbers';
import { announcementsId } from '../../../src/browser/announce';
import { leagueShown } from '../../support/leagueShown';
import { holdRequests, respondToCalls, watchResponses } from '../../support/interceptCalls';
import { renderRoute } from '../../support/renderRoute';
import { sleep } from '../../support/sleep';

const second = '620000000000000149';

beforeEach(() => server.intercept(null));

type Team = {
  id: string;
  teamName: string;
  division: string | null;
  divisionPosition: number;
  percentage: number;
  pointsFor: number;
};
type League = { teams: Team[] };

const league = async (call: string) => (await server.inject(`/api/League/${call}`)).json<League>();

test('each division is a card with columns avatar, Team, W, L, T, Pct, F and A, rows ascending by divisionPosition', async () => {
  const { teams } = await league('GetLeague?leagueId=132');
  renderRoute('/league/132');
  const card = await screen.findByRole('region', { name: teams[0]!.division! });
  expect(
    within(card)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual(['Avatar', 'Team', 'W', 'L', 'T', 'Pct', 'F', 'A']);
  const expected = teams
    .filter(({ division }) => division === teams[0]!.division)
    .sort((a, b) => a.divisionPosition - b.divisionPosition)
    .map(({ teamName }) => teamName);
  expect(
    within(card)
      .getAllByRole('rowheader')
      .map((cell) => cell.textContent),
  ).toEqual(expected);
  const regions = screen.getAllByRole('region').filter((region) => within(region).queryByRole('table'));
  expect(regions).toHaveLength(new Set(teams.map(({ division }) => division)).size);
});

test('loaded divisions are announced', async () => {
  // Clears announcements of the previous test.
  await sleep(250);
  const release = holdRequests('GetLeague');
  renderRoute('/league/132');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.getByRole('progressbar')).toBeInTheDocument();
  expect(document.getElementById(announcementsId)).toBeEmptyDOMElement();
  await release();
  await waitFor(() => expect(document.getElementById(announcementsId)).toHaveTextContent('Standings: loaded'));
});

test('below the divisions a line explains the headers, without a mouse', async () => {
  renderRoute('/league/132');
  const [pct] = await screen.findAllByText('Pct', { selector: 'strong' });
  expect(pct!.parentElement).toHaveTextContent(/^Pct Share of games won, a tie counting half$/);
  expect(pct!.closest('p')).toHaveTextContent(/^W WinsL LossesT Ties.*F Points forA Points against$/);
});

test('HTML, accents and very long names are shown as text', async () => {
  renderRoute('/league/132');
  expect(await screen.findByRole('rowheader', { name: "O'Neil & <Sons>" })).toBeInTheDocument();
});

test('the header shows the standings Last Refresh when present', async () => {
  const { unmount } = renderRoute('/league/132');
  expect(await screen.findByText(/Last Refresh/)).toHaveTextContent(/Last Refresh \d{4}-\d{2}-\d{2} \d{2}:\d{2}$/);
  unmount();
  const { teams } = await league('GetLeague?leagueId=612374');
  renderRoute('/league/612374');
  await screen.findAllByRole('link', { name: teams[0]!.teamName });
  expect(screen.queryByText(/Last Refresh/)).not.toBeInTheDocument();
});

test('clicking a team row goes to the team page of that league; its name is a real link', async () => {
  const { user } = renderRoute('/league/132');
  const link = (await screen.findAllByRole('link', { name: 'Gridiron Gurus' }))[0]!;
  expect(link).toHaveAttribute('href', '/league/132/team/13204');
  await user.click(within(link.closest('tr')!).getAllByRole('cell')[1]!);
  expect(window.location.pathname).toBe('/league/132/team/13204');
  expect(await screen.findByRole('heading', { name: 'Gridiron Gurus' })).toBeInTheDocument();
});

test('Sleeper’s standings are the same page with its own query; a league without divisions is one group', async () => {
  const { teams } = await league(`GetSleeperLeague?leagueId=${second}`);
  renderRoute(`/sleeper/league/${second}`);
  const card = await screen.findByRole('region', { name: 'Sunday Dynasty' });
  expect(within(card).getAllByRole('rowheader')).toHaveLength(teams.length);
  expect(within(card).getAllByRole('link')[0]!.getAttribute('href')).toMatch(
    new RegExp(`^/sleeper/league/${second}/team/\\d{18}$`),
  );
});

test('a late response of the previous league does not overwrite the screen', async () => {
  const release = holdRequests('GetLeague?leagueId=132');
  const responded = watchResponses();
  const { user } = renderRoute('/league/132');
  await user.click(await screen.findByRole('button', { name: 'Leagues' }));
  await user.click(screen.getByRole('link', { name: 'Premier' }));
  await leagueShown('Premier');
  await release();
  await responded('GetLeague?leagueId=132');
  await sleep(300);
  await leagueShown('Premier');
  expect(screen.queryByRole('link', { name: 'Gridiron Gurus' })).not.toBeInTheDocument();
});

test('the teams of a league without standings rows are listed with 0-0-0 and links', async () => {
  await server.rows(`delete from team_season where league_id in ('8645669', '${second.replace('149', '260')}')`);
  const { unmount } = renderRoute('/league/8645669');
  const [team] = await screen.findAllByRole('rowheader');
  expect(within(team!).getByRole('link').getAttribute('href')).toMatch(/^\/league\/8645669\/team\/\d+$/);
  const cells = within(team!.closest('tr')!).getAllByRole('cell');
  expect(cells.slice(1).map((cell) => cell.textContent)).toEqual(['0', '0', '0', '0.000', '0.00', '0.00']);
  expect(screen.getAllByRole('rowheader').length).toBeGreaterThan(7);
  unmount();
  renderRoute(`/sleeper/league/${second.replace('149', '260')}`);
  expect((await screen.findAllByRole('rowheader')).length).toBeGreaterThan(7);
});

test('the last champion is named, with links to the season and to the team', async () => {
  renderRoute(`/sleeper/league/${second}`);
  const champion = await screen.findByRole('link', { name: 'Champion 2025' });
  expect(champion).toHaveAttribute('href', `/sleeper/league/history/${second}?view=final&year=2025`);
  const [winner] = await server.rows<{ team_id: string; name: string }>(
    `select team_id, name from team_season where league_id = '${second}' and season = 2025 and final_position = 1`,
  );
  const links = within(champion.parentElement!).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')]).at(-1)).toEqual([
    winner!.name,
    `/sleeper/league/${second}/team/${winner!.team_id}`,
  ]);
});

test('in a season each team shows the places it gained or lost in the last week', async () => {
  const response = await league('GetLeague?leagueId=132');
  const [first, second, third, ...others] = response.teams.toSorted(
    (a, b) => b.percentage - a.percentage || b.pointsFor - a.pointsFor,
  );
  const teams = [{ ...first!, placesGained: 2 }, { ...second!, placesGained: -1 }, { ...third!, placesGained: 0 }, ...others];
  respondToCalls('/api/League/GetLeague', () => ({ ...response, teams }));
  renderRoute('/league/132?view=league');
  const rows = within(await screen.findByRole('table', { name: 'Global League' })).getAllByRole('row');
  const moves = rows.slice(0, 4).map((row) => (row as HTMLTableRowElement).cells[1]!.textContent);
  expect(moves).toEqual(['Move', '▲ 2up 2', '▼ 1down 1', '–']);
  server.intercept(null);
});

test('all teams are in one table, best first, with the results of their last five games', async () => {
  const { teams } = await league('GetLeague?leagueId=132');
  const { user } = renderRoute('/league/132');
  await user.click(await screen.findByRole('link', { name: 'All teams' }));
  const table = await screen.findByRole('table', { name: 'Global League' });
  expect(window.location.search).toBe('?view=league');
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Rank', 'Avatar', 'Team', 'W', 'L', 'T', 'Pct', 'F', 'A', 'Last 5']);
  const [best] = within(table).getAllByRole('row').slice(1);
  const leader = teams.toSorted((a, b) => b.percentage - a.percentage || b.pointsFor - a.pointsFor)[0]!;
  expect(within(best!).getAllByRole('link')[0]).toHaveTextContent(leader.teamName);
  const games = await server.rows<{ week: number; own: string; other: string }>(
    `select own.week, own.team_score as own, other.team_score as other from team_week own join game g using (league_id, season, week, team_id)
      join team_week other on (other.league_id, other.season, other.week, other.team_id) = (g.league_id, g.season, g.week, g.opponent_id)
      where own.league_id = '132' and own.season = 2025 and own.team_id = '${leader.id}' order by own.week`,
  );
  const last = games.slice(-5).map(({ week, own, other }) => {
    const word = Number(own) === Number(other) ? 'tied' : Number(own) > Number(other) ? 'won' : 'lost';
    return [`/matchup/132/2025/${week}/${leader.id}`, `Week ${week}: ${word} ${points(Number(own))} – ${points(Number(other))}`];
  });
  expect(last).toHaveLength(5);
  const dots = within(within(best!).getByRole('list', { name: 'Last results' })).getAllByRole('link');
  expect(dots.map((dot) => [dot.getAttribute('href'), dot.getAttribute('aria-label')!.split(' against ')[0]])).toEqual(last);
  for (const dot of dots) expect(dot).toHaveAccessibleName(/ against .+/);
  await user.click(screen.getByRole('link', { name: 'Divisions' }));
  expect(await screen.findByRole('table', { name: teams[0]!.division! })).toBeInTheDocument();
});

test('all teams are in the host’s order, with the victory points that decide it and a third decimal where there is one', async () => {
  const response = (await server.inject('/api/League/GetLeague?leagueId=132')).json<Schema<'League'>>();
  const inOrder = response.teams.toSorted((a, b) => a.percentage - b.percentage);
  const teams = inOrder.map((team, i) => ({ ...team, position: i + 1, victoryPoints: 30 - i, pointsFor: 100 + i / 1000 }));
  const lastGames = { ...response.lastGames!, round: null };
  const inSeason = { lastGames, comingGames: { ...lastGames, week: 18 } };
  respondToCalls('/api/League/GetLeague', () => ({ ...response, ...inSeason, teams: teams.toReversed() }));
  renderRoute('/league/132?view=league');
  const table = await screen.findByRole('table', { name: 'Global League' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual(teams.map(({ teamName }) => teamName));
  const cells = (row: HTMLElement) =>
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(rows.slice(0, 2).map(cells)).toEqual([
    expect.arrayContaining(['1', '30', '100.00']),
    expect.arrayContaining(['2', '29', '100.001']),
  ]);
  expect(screen.getByText('No moves: the records do not tell the host’s order of the week before.')).toBeInTheDocument();
});

test('a team’s last results are links below its name, and a play-off place is marked, and in the name of its row', async () => {
  const { teams } = await league('GetLeague?leagueId=132');
  const best = teams.toSorted((a, b) => b.percentage - a.percentage || b.pointsFor - a.pointsFor);
  const { rules } = (await server.inject('/api/League/GetRules?leagueId=132')).json<{ rules: { playoffTeams: number } }>();
  const [last, out] = [best[rules.playoffTeams - 1]!, best[rules.playoffTeams]!];
  const { user } = renderRoute('/league/132');
  const lastRow = await screen.findByRole('rowheader', { name: `${last.teamName} In a play-off spot` });
  expect(lastRow.closest('tr')).toHaveClass('row-in');
  expect(within(within(lastRow).getByRole('list', { name: 'Last results' })).getAllByRole('link')).toHaveLength(5);
  expect(screen.getByRole('rowheader', { name: out.teamName }).closest('tr')).not.toHaveClass('row-in');
  expect(screen.getByText(/the best 6 of the league/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'All teams' }));
  const ranks = within(await screen.findByRole('table', { name: 'Global League' })).getAllByRole('img', {
    name: 'In a play-off spot',
  });
  expect(ranks.map((mark) => mark.closest('td')!.textContent)).toEqual(['1', '2', '3', '4', '5', '6']);
});

test('a league that should have been read from its host by now says so', async () => {
  const settings = (await server.inject('/api/Settings?leagueId=132')).json<{ freshness: object }>();
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  respondToCalls('/api/Settings', () => ({
    ...settings,
    freshness: { ...settings.freshness, scores: { updatedAt: ago(26), nextUpdateAt: ago(2) } },
  }));
  const { unmount } = renderRoute('/league/132');
  expect(await screen.findByText('· Update overdue, last one yesterday')).toBeVisible();
  unmount();
  respondToCalls('/api/Settings', () => ({
    ...settings,
    freshness: { ...settings.freshness, scores: { updatedAt: ago(2), nextUpdateAt: ago(0.1) } },
  }));
  renderRoute('/league/132');
  await screen.findByRole('group', { name: 'Season' });
  expect(screen.queryByText(/overdue/)).not.toBeInTheDocument();
});
