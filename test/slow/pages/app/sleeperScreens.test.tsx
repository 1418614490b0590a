import { configure, screen, within } from '@testing-library/react';
import { navLinks } from '../../../../src/routing/navLinks';
import { renderRoute } from '../../../support/renderRoute';

// Menus that are closed.
configure({ defaultHidden: false });

const league = '620000000000000149';
const preDraft = '620000000000000260';

/** Sleeper's screens whose calls are the default platform's: address, heading, and a text of their data. */
const screens: [string, RegExp, string][] = [
  [`/sleeper/league/history/${league}`, /^History$/, 'Champion'],
  [`/sleeper/depthchart/${league}`, /^Sunday Dynasty Depth Charts$/, 'Amber Otters'],
  [`/sleeper/rosterbreakdown/${league}`, /^Sunday Dynasty$/, 'Amber Otters'],
  [`/sleeper/keeperbreakdown/${league}`, /^Sunday Dynasty$/, 'Amber Otters'],
  [`/sleeper/availableplayers/${league}`, /^Available Players$/, 'Keenan Allen'],
  [`/sleeper/rookies/${league}/2025`, /^2025 Rookies$/, 'Ashton Jeanty'],
  [`/sleeper/draftorder/${preDraft}`, /^Draft Order$/, '1.01'],
  [`/sleeper/predrafttrades/${preDraft}/2026`, /^2026 Pre-Draft Trades$/, 'Highland Geckos'],
];

const links = (nav: string) =>
  within(screen.getByRole('navigation', { name: nav }))
    .getAllByRole('link')
    .map((link) => link.textContent);

test.each(screens)('%s shows a Sleeper league', async (address, heading, text) => {
  renderRoute(address);
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
  expect(screen.getByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
});

test('the league’s bar has every screen in its group, the League menu two', async () => {
  const { user } = renderRoute(`/sleeper/predrafttrades/${league}/2026`);
  await screen.findByRole('link', { name: 'Pre-Draft Trades' });
  const groups = ['Standings', 'Teams', 'Draft', 'Players', 'Scores', 'History'];
  expect(links('League')).toEqual(['◂', ...groups, 'Draft Results', 'Pre-Draft Trades', 'Future Picks']);
  const hidden = [...document.querySelectorAll('nav[aria-label="League"] ul[hidden] a')];
  const context = { leagueId: league, season: 2025, leagueSeason: 2026, hasDrafted: true, tradesFuturePicks: true };
  const others = navLinks('sleeper', ['menu', 'bar', 'sub'], context).filter(({ group }) => group !== 'Draft');
  expect(hidden.map((link) => link.textContent).sort()).toEqual(others.map(({ label }) => label).sort());
  const main = within(screen.getByRole('navigation', { name: 'Main' }));
  await user.click(main.getByRole('button', { name: 'League' }));
  const menu = within(main.getAllByRole('list').at(-1)!);
  expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual(['Standings', '2025 Team Scores']);
});

test.each([
  ['/depthchart/132', 'Depth charts', '/league/132/team/13204'],
  [`/sleeper/depthchart/${league}`, 'Depth charts', `/sleeper/league/${league}/team/`],
  ['/rosterbreakdown/132', 'Roster Breakdown', '/league/132/team/13204'],
  ['/draftorder/132', 'Round 1', '/league/132/team/13204'],
  ['/predrafttrades/132/2026', 'Pre-Draft Trades', '/league/132/team/'],
  ['/league/history/132?view=final&year=2024', '2024 Final Standings', '/history/132/pointsbyyear/2024/13204'],
  ['/league/history/132', '2024', '/history/132/pointsbyyear/2024/'],
  [`/sleeper/league/history/${league}`, '2024', `/sleeper/history/${league}/pointsbyyear/2024/`],
])('%s: team names lead to the teams', async (address, label, path) => {
  renderRoute(address);
  const names = async () => {
    const [first] = await screen.findAllByLabelText(label);
    return within(first!).findAllByRole('link');
  };
  const shown = await names();
  expect(shown.map((link) => link.getAttribute('href')).join(' ')).toContain(path);
});
