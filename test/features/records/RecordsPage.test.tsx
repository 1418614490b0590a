import { screen, within } from '@testing-library/react';
import type { Schema } from '../../../src/api/types';
import { get } from '../../support/call';
import { renderPage } from '../../support/renderPage';

test.each([
  ['/records/132', ''],
  ['/sleeper/records/620000000000000149', '/sleeper'],
])('%s has the first three of each kind; a week leads to its matchup', async (path, platform) => {
  const leagueId = path.split('/').at(-1)!;
  const { records } = (await get(`/api/League/GetRecords?leagueId=${leagueId}`)).json<Schema<'LeagueRecords'>>();
  renderPage(path);
  const [best] = records;
  const row = (await screen.findAllByText('Most points in a week'))[0]!.closest('tr')!;
  expect(row).toHaveTextContent(`Most points in a week1st${best!.value.toFixed(2)}${best!.teamName}`);
  expect(within(row).getByText(`${best!.season} week ${best!.week}`)).toHaveAttribute(
    'href',
    `${platform}/matchup/${leagueId}/${best!.season}/${best!.week}/${best!.teamId}`,
  );
  expect(screen.getAllByText('Wins in a row').length).toBe(3);
});

test('the all-time standings lead to the head-to-head records of a team, which have a URL', async () => {
  const { user } = renderPage('/records/132?view=alltime');
  const choice = await screen.findByLabelText<HTMLSelectElement>('Records of');
  await screen.findAllByText('Titles');
  await user.selectOptions(choice, await within(choice).findByText('Gridiron Gurus'));
  expect(await screen.findByText(/play-offs included/)).toHaveTextContent(/\d+-\d+/);
  expect(window.location.search).toBe('?view=alltime&team=13204');
  expect(screen.getAllByText('Opponent').length).toBeGreaterThan(0);
  expect(screen.queryByText('Titles')).not.toBeInTheDocument();
  expect(within(choice).getAllByRole('option').length).toBe(13);
});

test('a team that the league never had is said to be none; the choice stays', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  renderPage('/records/132?view=alltime&team=nobody');
  expect(await screen.findByText('The league has never had this team.')).toBeInTheDocument();
  expect(await within(screen.getByLabelText('Records of')).findByText('Gridiron Gurus')).toBeInTheDocument();
  log.mockRestore();
});
