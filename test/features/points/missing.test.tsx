import { screen } from '@testing-library/react';
import { get } from '../../support/call';
import { renderPage } from '../../support/renderPage';
import { sleep } from '../../support/sleep';

const second = '620000000000000149';

test.each([
  ['/history/132/pointsbyyear/2024/13204/18', '/history/132/pointsbyyear/2024'],
  ['/history/132/pointsbyyear/2024/34876401/3', '/history/132/pointsbyyear/2024'],
  ['/history/132/pointsbyyear/2024/34876401', '/history/132/pointsbyyear/2024'],
  [`/sleeper/history/${second}/pointsbyyear/2024/7`, `/sleeper/history/${second}/pointsbyyear/2024`],
])('%s is not found, with a link to the scores of the year', async (url, to) => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  renderPage(url);
  expect(await screen.findByRole('heading', { level: 1, name: 'Not Found' })).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: '2024 Team Scores' }).at(-1)).toHaveAttribute('href', to);
  log.mockRestore();
});

test.each(['0', '26', '99'])('no season has a week %s: there is no page', async (week) => {
  renderPage(`/history/132/pointsbyyear/2025/13204/${week}`);
  expect(await screen.findByText('There is no page at this address.')).toBeInTheDocument();
});

test('a week that is still to come has no scores yet; the heading names the team', async () => {
  const url = '/api/History/PointsByYearTeamWeek?leagueId=132&year=2026&teamId=13204&week=3';
  expect((await get(url)).json()).toEqual({ teamName: 'Gridiron Gurus', details: [] });
  renderPage('/history/132/pointsbyyear/2026/13204/3');
  expect(await screen.findByRole('heading', { level: 1, name: 'Gridiron Gurus · 2026 · Week 3' })).toBeInTheDocument();
  expect(await screen.findByText('No scores for week 3 of 2026 yet.')).toBeInTheDocument();
});

test('the heading names the team before a season has scores', async () => {
  renderPage('/history/132/pointsbyyear/2026/13204');
  expect(await screen.findByRole('heading', { level: 1, name: 'Gridiron Gurus · 2026' })).toBeInTheDocument();
});

test('what does not exist is requested once', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const asked: string[] = [];
  server.intercept((request) => void asked.push(request.url));
  renderPage('/league/132/team/9');
  await screen.findAllByText(/no such team/);
  await sleep(500);
  expect(asked.length).toBeGreaterThan(1);
  expect(new Set(asked).size).toBe(asked.length);
  server.intercept(null);
  log.mockRestore();
});
