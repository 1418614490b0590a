import { screen, waitFor, within } from '@testing-library/react';
import { renderFrame } from '../support/renderFrame';
import { renderRoute } from '../support/renderRoute';

beforeEach(() => localStorage.clear());

/** Opens a page's frame and waits until it is shown. */
async function open(address: string) {
  const shown = renderFrame(address);
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
  await screen.findByRole('button', { name: 'Display' });
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
