import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PlayerFilePreview } from '../../../src/features/admin/PlayerFilePreview';

const preview = {
  ...{ title: 'Draft ranking of FantasyPros', seasons: [2026], rows: 30, matched: 30, unmatched: [], messages: [] },
  ...{ question: null, replaces: [], changed: 0, changes: [] },
};

test('a file with few players is loaded after a second question, which says what it would take away', async () => {
  const question = 'few.csv has only 30 of the 400 players with a rank in 2026: the other 370 would have none';
  const onLoad = jest.fn();
  const props = { name: 'few.csv', loading: false, onLoad, onCancel: jest.fn() };
  const { rerender } = render(<PlayerFilePreview {...props} preview={{ ...preview, question }} />);
  const user = userEvent.setup();
  expect(screen.getByText(`${question}.`)).toBeVisible();
  const ask = async () => {
    await user.click(screen.getByRole('button', { name: 'Load this file' }));
    return within(await screen.findByRole('dialog', { name: 'Load a file of fewer players?' }));
  };
  const asked = await ask();
  expect(asked.getByText(`${question}.`)).toBeVisible();
  await user.click(asked.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(onLoad).not.toHaveBeenCalled();
  await user.click((await ask()).getByRole('button', { name: 'Load it anyway' }));
  expect(onLoad).toHaveBeenCalledTimes(1);

  rerender(<PlayerFilePreview {...props} preview={preview} />);
  await user.click(screen.getByRole('button', { name: 'Load this file' }));
  expect(onLoad).toHaveBeenCalledTimes(2);
});
