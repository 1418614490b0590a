/** More pages of the sentences of `test/app/leagueBar.test.tsx`, with their content. */
import { configure, screen, within } from '@testing-library/react';
import { leagueShown } from '../../../support/leagueShown';
import { renderRoute } from '../../../support/renderRoute';

// Menus that are closed.
configure({ defaultHidden: false });

const bar = () => within(screen.getByRole('navigation', { name: 'League' }));
const main = () => within(screen.getByRole('navigation', { name: 'Main' }));
const shown = () => screen.findByText('Global League', { selector: '.league-place__name' });

test('a team’s page is in the group Teams of its league', async () => {
  renderRoute('/league/132/team/13204');
  expect(await shown()).toBeVisible();
  expect(bar().getByRole('link', { name: 'Teams' })).toHaveAttribute('aria-current');
  expect(bar().queryAllByRole('link', { current: true })).toHaveLength(1);
});

test('from a team’s scores the Leagues menu leads to the scores of the year', async () => {
  const { user } = renderRoute('/history/132/pointsbyyear/2024/13204');
  await shown();
  await user.click(main().getByRole('button', { name: 'Leagues' }));
  expect(main().getByRole('link', { name: 'Col League' })).toHaveAttribute('href', '/history/348764/pointsbyyear/2024');
});

test('of the history’s frame’s visible links no two lead to the same page', async () => {
  renderRoute('/league/history/132');
  await leagueShown('Global League');
  await bar().findByRole('link', { name: 'Draft' });
  const inNavbar = document.querySelectorAll('.league-bar .in-navbar a');
  const paths = [...main().getAllByRole('link'), ...bar().getAllByRole('link')].map((link) => link.getAttribute('href'));
  expect(inNavbar).toHaveLength(1);
  expect(new Set(paths).size).toBe(paths.length - inNavbar.length);
});
