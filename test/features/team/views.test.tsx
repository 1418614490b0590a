import { screen, waitFor, within } from '@testing-library/react';
import type { Schema } from '../../../src/api/types';
import { points } from '../../../src/lib/numbers';
import { get } from '../../support/call';
import { renderRoute } from '../../support/renderRoute';

const sleeper = '620000000000000149';
const sleeperTeam = '610000000000000112';
const team = '/league/132/team/13204';

const seasonOf = async (query: string) => (await get(`/api/Team/GetTeamSeason?${query}`)).json<Schema<'TeamSeason'>>();
const cellsOf = (row: HTMLElement) => [...(row as HTMLTableRowElement).cells].map(({ textContent }) => textContent);

test('the tabs are links to the roster, the keepers, the season, the picks and the moves, each with a title; the roster is the default', async () => {
  const { user } = renderRoute(`${team}?sort=-nflRank`);
  const tabs = within(await screen.findByRole('navigation', { name: 'Team' }));
  expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Roster',
    'Keepers',
    'Season',
    'Picks',
    'Moves',
  ]);
  expect(tabs.getByRole('link', { name: 'Roster' })).toHaveAttribute('aria-current', 'page');
  for (const view of ['Keepers', 'Season', 'Picks', 'Moves']) {
    await user.click(tabs.getByRole('link', { name: view }));
    expect(window.location.search).toBe(`?view=${view.toLowerCase()}`);
    await waitFor(() => expect(document.title).toMatch(`Gridiron Gurus · ${view} · `));
    expect(screen.queryByRole('group', { name: 'Players' })).not.toBeInTheDocument();
  }
});

test('the season has a row a game, whose score leads to its matchup, with the running record and place', async () => {
  const { season, games, places, teams } = await seasonOf('leagueId=132&teamId=13204');
  renderRoute(`${team}?view=season`);
  const table = await screen.findByRole('table', { name: `${season} games` });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows).toHaveLength(games.length);
  const [first] = games;
  const cells = cellsOf(rows[0]!);
  expect(cells).toEqual(
    expect.arrayContaining([
      'Week 1',
      first!.opponentName,
      first!.result === 'W' ? 'Won' : 'Lost',
      `${points(first!.score)} – ${points(first!.opponentScore)}`,
      `${first!.recordAfter!.wins}-${first!.recordAfter!.losses}`,
    ]),
  );
  expect(within(rows[0]!).getByRole('link', { name: / – / })).toHaveAttribute('href', `/matchup/132/${season}/1/13204`);
  const chart = screen.getByRole('img', { name: new RegExp(`among ${teams} teams: week 1 ${places[0]!.place}`) });
  expect(chart.closest('figure')).toHaveAccessibleName('Place by week');
});

test('before the first game the season before is shown, and said so once; the season switch leads to others', async () => {
  const { user } = renderRoute(`${team}?view=season`);
  expect(await screen.findByRole('heading', { name: '2025 games, as 2026 has not begun' })).toBeVisible();
  expect(screen.queryByText(/The roster is of/)).not.toBeInTheDocument();
  await user.click(within(screen.getByRole('group', { name: 'Season' })).getByRole('link', { name: 'Season 2024' }));
  expect(window.location.search).toBe('?view=season&year=2024');
  expect(await screen.findByRole('heading', { name: '2024 games' })).toBeVisible();
  await waitFor(() => expect(document.title).toMatch('Gridiron Gurus · Season 2024 · '));
  await user.click(within(screen.getByRole('navigation', { name: 'Team' })).getByRole('link', { name: 'Moves' }));
  expect(await screen.findByRole('heading', { name: '2024 moves' })).toBeVisible();
});

test('the picks are those of the coming draft and of later ones, with their first teams and those that were given away', async () => {
  const { picks } = (await get(`/api/Draft/GetFuturePicks?leagueId=${sleeper}`)).json<Schema<'ComingPicks'>>();
  const traded = picks.find(({ team: owner, originalTeam }) => owner.teamId !== originalTeam.teamId)!;
  const { unmount } = renderRoute(`/sleeper/league/${sleeper}/team/${traded.team.teamId}?view=picks`);
  const table = within(await screen.findByRole('table', { name: `${traded.season} picks` }));
  const rows = table.getAllByRole('row').map(cellsOf);
  expect(rows).toContainEqual([`Round ${traded.round}`, expect.stringContaining(traded.originalTeam.teamName)]);
  unmount();
  renderRoute(`/sleeper/league/${sleeper}/team/${traded.originalTeam.teamId}?view=picks`);
  const card = await screen.findByRole('region', { name: new RegExp(`^${traded.season} picks`) });
  expect(card).toHaveTextContent(new RegExp(`Traded away: .*Round ${traded.round} to ${traded.team.teamName}`));
});

test('the picks of a draft with an order have their numbers; the profile does not list them again', async () => {
  const { picks } = (await get('/api/Team/GetTeamProfile?teamId=13204')).json<Schema<'TeamProfile'>>();
  renderRoute(`${team}?view=picks`);
  const table = within(await screen.findByRole('table', { name: '2026 picks' }));
  expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(
    picks!.map(({ pickString, keeper }) => (keeper ? `${pickString} (keeper)` : pickString)),
  );
  expect(screen.queryByRole('link', { name: /^\d+ picks in 2026$/ })).not.toBeInTheDocument();
});

test('the moves are the team’s transactions of a season, or of all, with a filter by type', async () => {
  const transactionsOf = async (query: string) =>
    (await get(`/api/League/GetTransactions?leagueId=132${query}`))
      .json<Schema<'Transactions'>>()
      .transactions.filter(({ moves }) => moves.some(({ from, to }) => [from?.teamId, to?.teamId].includes('13204')));
  const own = await transactionsOf('&year=2025');
  const { user } = renderRoute(`${team}?view=moves&show=all`);
  expect(await screen.findByRole('heading', { name: '2025 moves' })).toBeVisible();
  const region = await screen.findByRole('region', { name: 'Transactions' });
  const items = () => within(region).queryAllByRole('listitem');
  await waitFor(() => expect(items()).toHaveLength(own.length));
  expect(within(region).queryByRole('combobox', { name: /team/i })).not.toBeInTheDocument();
  const waivers = own.filter(({ type }) => type === 'waiver');
  expect(waivers.length).toBeLessThan(own.length);
  const types = within(region).getByRole('combobox', { name: /type/i });
  await user.selectOptions(types, 'Waiver');
  await waitFor(() => expect(items()).toHaveLength(waivers.length));
});

test('the moves of all seasons are one link away, and those of one season another', async () => {
  const { transactions } = (await get(`/api/League/GetTransactions?leagueId=${sleeper}`)).json<Schema<'Transactions'>>();
  const own = transactions.filter(({ moves }) => moves.some(({ from, to }) => [from?.teamId, to?.teamId].includes(sleeperTeam)));
  const ofSeason = own.filter(({ season }) => season === 2025);
  const { user } = renderRoute(`/sleeper/league/${sleeper}/team/${sleeperTeam}?view=moves&show=all`);
  const region = await screen.findByRole('region', { name: 'Transactions' });
  const items = () => within(region).queryAllByRole('listitem');
  await waitFor(() => expect(items()).toHaveLength(ofSeason.length));
  await user.click(screen.getByRole('link', { name: 'All seasons' }));
  expect(await screen.findByRole('heading', { name: 'Moves of all seasons' })).toBeVisible();
  await waitFor(() => expect(items()).toHaveLength(own.length));
  expect(own.length).toBeGreaterThan(ofSeason.length);
  await user.click(screen.getByRole('link', { name: 'Only 2025' }));
  await waitFor(() => expect(items()).toHaveLength(ofSeason.length));
});

test('the previous and the next team of the standings, in the same view; the link keeps the focus', async () => {
  const { teams } = (await get('/api/League/GetLeague?leagueId=132')).json<Schema<'League'>>();
  const ids = teams.map(({ id }) => id);
  const { user } = renderRoute(`/league/132/team/${ids[0]}?group=position`);
  const steps = within(await screen.findByRole('navigation', { name: 'Teams' }));
  const next = await steps.findByRole('link', { name: teams[1]!.teamName });
  expect(steps.getAllByRole('link')).toHaveLength(1);
  expect(next).toHaveAttribute('href', `/league/132/team/${ids[1]}?group=position`);
  next.focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: teams[1]!.teamName })).toBeVisible();
  await waitFor(() => expect(steps.getByRole('link', { name: teams[2]!.teamName })).toHaveFocus());
  expect(steps.getByRole('link', { name: teams[0]!.teamName })).toHaveAttribute(
    'href',
    `/league/132/team/${ids[0]}?group=position`,
  );
});
