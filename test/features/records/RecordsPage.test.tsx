import { screen, within } from '@testing-library/react';
import type { Schema } from '../../../src/api/types';
import { get } from '../../support/call';
import { plainTable } from '../../support/plainTable';
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
