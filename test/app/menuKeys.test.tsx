import { screen, waitFor, within } from '@testing-library/react';
import { renderFrame } from '../support/renderFrame';
import { renderRoute } from '../support/renderRoute';

const main = () => within(screen.getByRole('navigation', { name: 'Main' }));

test('a menu supports arrow keys, Home and End; Escape returns the focus to its button', async () => {
  const { user } = renderFrame('/league/132');
  const button = await main().findByRole('button', { name: 'Leagues' });
  button.focus();
  await user.keyboard('{ArrowDown}');
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(main().getByRole('link', { name: 'Global League' })).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(main().getByRole('link', { name: 'Col League' })).toHaveFocus();
  await user.keyboard('{End}');
  expect(main().getByRole('link', { name: 'Summer Draft League' })).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(main().getByRole('link', { name: 'Global League' })).toHaveFocus();
  await user.keyboard('{ArrowUp}{Home}');
  expect(main().getByRole('link', { name: 'Global League' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('after a navigation by keyboard the focus is on the heading of the new page', async () => {
  const { user } = renderRoute('/league/132');
  const button = await main().findByRole('button', { name: 'Leagues' });
  button.focus();
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Standings' })).toHaveFocus());
  const [team] = await screen.findAllByRole('rowheader');
  within(team!).getAllByRole('link')[0]!.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(window.location.pathname).toMatch(/^\/league\/348764\/team\//));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});
