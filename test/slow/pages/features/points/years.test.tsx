import { fireEvent, screen } from '@testing-library/react';
import { renderRoute } from '../../../../support/renderRoute';
import { sleep } from '../../../../support/sleep';
import { findGrid } from '../../../../support/table';

const year = '/history/132/pointsbyyear/2025';

test('a view chosen on a year stays with it, however soon another year is opened', async () => {
  renderRoute(year);
  await findGrid('Team Scores');
  const owner = () => screen.getByRole('columnheader', { name: /Owner/ });
  const other = await screen.findByRole('link', { name: 'Season 2024' });
  fireEvent.click(owner());
  fireEvent.click(other);
  await screen.findByText('2024 Team Scores');
  expect(owner()).toHaveAttribute('aria-sort', 'none');
  await sleep(400);
  expect(window.location.search).toBe('');
});

test.each(['/league/999999', '/history/132/pointsbyyear/1999'])('%s: what does not exist is requested once', async (url) => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const asked: string[] = [];
  server.intercept((request) => void asked.push(request.url));
  renderRoute(url);
  await screen.findAllByText(/^No data available|does not exist/);
  await sleep(500);
  expect(asked.length).toBeGreaterThan(1);
  expect(new Set(asked).size).toBe(asked.length);
  server.intercept(null);
  log.mockRestore();
});
