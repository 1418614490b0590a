import { screen, waitFor, within } from '@testing-library/react';
import { followShortcuts } from '../../src/app/shortcuts';
import { respondToCalls } from '../support/interceptCalls';
import { renderFrame } from '../support/renderFrame';
import { renderRoute } from '../support/renderRoute';

beforeEach(() => localStorage.clear());
afterEach(() => {
  server.intercept(null);
  jest.restoreAllMocks();
});

const main = () => within(screen.getByRole('navigation', { name: 'Main' }));

let stop: () => void = () => undefined;
afterEach(() => stop());

/** Opens a page's frame, which follows the shortcuts. */
async function open(address: string) {
  const shown = renderFrame(address);
  stop = followShortcuts();
  await screen.findByRole('button', { name: 'Display' });
  return shown;
}

test('g h opens the history, g s the standings', async () => {
  const { user } = await open('/league/132');
  await user.keyboard('gh');
  await waitFor(() => expect(window.location.pathname).toBe('/league/history/132'));
  await user.keyboard('xgs');
  await waitFor(() => expect(window.location.pathname).toBe('/league/132'));
});

test('? opens the list of shortcuts; closing it returns the focus', async () => {
  const { user } = await open('/sleeper/league/620000000000000149');
  const link = screen.getByRole('link', { name: 'Scores' });
  link.focus();
  await user.keyboard('?');
  const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  expect(sheet.getByRole('row', { name: 'Standings g s' })).toBeVisible();
  expect(sheet.getByRole('row', { name: '2025 Team Scores g t' })).toBeVisible();
  await user.keyboard('gt');
  expect(window.location.pathname).toBe('/sleeper/league/620000000000000149');
  await user.keyboard('{Escape}');
  // It fades out.
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(link).toHaveFocus();
});

test('keys typed into a field are no shortcuts', async () => {
  const { user } = renderRoute('/log-in');
  await screen.findByLabelText(/E-mail/);
  stop = followShortcuts();
  await user.type(screen.getByLabelText(/E-mail/), 'g?gs/');
  expect(screen.getByLabelText(/E-mail/)).toHaveValue('g?gs/');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the shortcuts can be switched off, which is stored', async () => {
  const { user } = await open('/league/132');
  await user.click(screen.getByRole('button', { name: 'Display' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Keyboard shortcuts' }));
  await user.keyboard('?gh');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(localStorage.getItem('shortcuts')).toBe('off');
  await user.click(screen.getByRole('checkbox', { name: 'Keyboard shortcuts' }));
  expect(localStorage).toHaveLength(0);
  await user.keyboard('gh');
  await waitFor(() => expect(window.location.pathname).toBe('/league/history/132'));
});

test('Copy link copies the URL of the shown view', async () => {
  const { user } = renderRoute('/league/history/132?view=final&year=2024');
  await user.click(await screen.findByRole('button', { name: 'Copy link' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(window.location.href);
  expect(window.location.search).toBe('?view=final&year=2024');
});

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
  const team = () => document.querySelector<HTMLElement>('th[scope=row] a');
  await waitFor(() => expect(team()).not.toBeNull());
  team()!.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(window.location.pathname).toMatch(/^\/league\/348764\/team\//));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('the focus returns to Retry when the load fails again, unless it has moved', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let response!: () => void;
  const failure = () => new Promise<Response>((resolve) => (response = () => resolve(new Response(null, { status: 500 }))));
  respondToCalls('/api/League/GetAvailablePlayers', failure);
  const { user } = renderRoute('/availableplayers/132');
  const retry = () => screen.findByRole('button', { name: 'Retry' });
  const gone = () => waitFor(() => expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull());
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => response());
  (await retry()).focus();
  await user.keyboard('{Enter}');
  await gone();
  response();
  await waitFor(async () => expect(await retry()).toHaveFocus());

  await user.keyboard('{Enter}');
  await gone();
  const other = screen.getByRole('button', { name: 'Leagues' });
  other.focus();
  response();
  await retry();
  expect(other).toHaveFocus();
});
