import { configure, screen, waitFor, within } from '@testing-library/react';
import { selectAccount } from '../../src/entities/accounts';
import { logIn } from '../support/logIn';
import { renderFrame } from '../support/renderFrame';
import { renderRoute } from '../support/renderRoute';

// Menus that are closed.
configure({ defaultHidden: false });

beforeEach(() => localStorage.clear());

const second = '620000000000000149';

/** Opens the account's menu on a page. */
async function openMenu(address: string, email?: string) {
  await logIn(email);
  const { user } = renderFrame(address);
  const button = await screen.findByRole('button', { name: /^Account / });
  await user.click(button);
  const menu = within(document.getElementById(button.getAttribute('aria-controls')!)!);
  await menu.findByRole('link', { name: 'Account' });
  return { user, menu };
}
const linksOf = (menu: Pick<typeof screen, 'getAllByRole'>) =>
  menu.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`);

test('an admin’s menu has Account, Add a league, Admin and Log out', async () => {
  const { menu } = await openMenu('/');
  await menu.findByRole('link', { name: 'Admin' });
  expect(linksOf(menu)).toEqual(['Account /log-in', 'Add a league /add-league', 'Admin /admin']);
  expect(menu.getByRole('button', { name: 'Log out' })).toBeVisible();
});

test('a member’s menu leads to his team, also by the keyboard', async () => {
  const email = 'one-team@example.com';
  await server.addAccount({ email, role: 'member', scopes: [{ leagueId: '132', teamId: '13204' }] });
  const { user, menu } = await openMenu('/', email);
  await menu.findByRole('link', { name: 'My team' });
  expect(linksOf(menu)).toEqual(['My team /league/132/team/13204', 'Account /log-in']);
  await user.keyboard('{ArrowUp}');
  expect(menu.getByRole('button', { name: 'Log out' })).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(menu.getByRole('link', { name: 'My team' })).toHaveFocus();
});

test('the menu of an account with several teams names their leagues', async () => {
  const email = 'two-teams@example.com';
  const scopes = [
    { leagueId: second, teamId: '610000000000000112' },
    { leagueId: '132', teamId: '13204' },
  ];
  await server.addAccount({ email, role: 'member', scopes });
  const { menu } = await openMenu('/', email);
  await menu.findByRole('link', { name: 'My team in Global League' });
  expect(linksOf(menu)).toEqual([
    'My team in Global League /league/132/team/13204',
    `My team in Sunday Dynasty /sleeper/league/${second}/team/610000000000000112`,
    'Account /log-in',
  ]);
});

test('the league’s bar leads its commissioner and admins to the settings, and nobody else', async () => {
  const email = 'commissioner-132@example.com';
  await server.addAccount({ email, role: 'commissioner', scopes: [{ leagueId: '132' }] });
  await logIn(email);
  const { unmount } = renderFrame('/league/132');
  expect(await screen.findByRole('link', { name: 'League settings' })).toHaveAttribute('href', '/league/132/settings');
  unmount();

  await logIn(email);
  const other = renderFrame('/league/348764');
  await waitFor(() => expect(selectAccount(other.store.getState())?.email).toBe(email));
  expect(screen.queryByRole('link', { name: 'League settings' })).not.toBeInTheDocument();
  other.unmount();

  await logIn();
  renderFrame(`/sleeper/league/${second}`);
  const link = await screen.findByRole('link', { name: 'League settings' });
  expect(link).toHaveAttribute('href', `/sleeper/league/${second}/settings`);
});

/** The selectors of the own teams' style sheet: of entries, and of links. */
const selectors = () => {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const ours = rules.filter(
    (rule): rule is CSSStyleRule => 'selectorText' in rule && String(rule.selectorText).includes('/team/'),
  );
  return ours.map(({ selectorText }) => selectorText.replace('::after', ''));
};

test('the viewer’s team is marked where a page links to it, with its row', async () => {
  await server.addAccount({ email: 'owner@example.com', role: 'member', scopes: [{ leagueId: '132', teamId: '13204' }] });
  await logIn('owner@example.com');
  renderRoute('/league/132');
  const division = within(await screen.findByRole('table', { name: 'Atlantic' }));
  await waitFor(() => expect(selectors()).toHaveLength(2));
  const [entries, links] = selectors();
  const marked = (selector: string) => [...document.querySelectorAll(selector)];
  const link = division.getByRole('link', { name: 'Gridiron Gurus' });
  expect(marked(links!)).toContain(link);
  expect(marked(entries!)).toContain(link.closest('tr'));
  expect(marked(entries!)).not.toContain(division.getByRole('link', { name: 'Harbour Lights' }).closest('tr'));
});
