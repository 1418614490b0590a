import { screen, waitFor } from '@testing-library/react';
import { renderRoute } from '../support/renderRoute';
import { withGrid } from '../support/withGrid';

withGrid();

let lost = 0;
const lose = () => {
  lost -= 1;
  if (lost >= 0) throw new Error('gone');
};
jest.mock('../../src/features/player/PlayerSheet', () => {
  lose();
  return jest.requireActual<object>('../../src/features/player/PlayerSheet');
});
jest.mock('../../src/app/shell/ShortcutSheet', () => {
  lose();
  return jest.requireActual<object>('../../src/app/shell/ShortcutSheet');
});

beforeEach(() => {
  lost = 1;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
const players = async () => {
  await screen.findByRole('grid');
  return (await screen.findAllByRole('link')).filter((link) => link.getAttribute('href')?.includes('?player='));
};

test('a player’s sheet that could not be loaded is requested again by the same link after Dismiss, and by the next link', async () => {
  lost = 2;
  const { user } = renderRoute('/league/132/team/13204');
  await user.click((await players())[0]!);
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load this part of the page.');
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(window.location.search).toBe(''));
  await user.click((await players())[0]!);
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(lost).toBe(0);
  const next = (await players())[1]!;
  await user.click(next);
  expect(await screen.findByRole('dialog', { name: next.textContent })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the list of shortcuts that could not be loaded is loaded by the next ?', async () => {
  const { user } = renderRoute('/league/132');
  await screen.findByRole('heading', { level: 1 });
  await waitFor(async () => {
    await user.keyboard('?');
    expect(screen.getByRole('alert')).toBeVisible();
  });
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  await user.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});
