/** More addresses of the sentence of `test/app/navigation.test.tsx`. */
import { screen, waitFor } from '@testing-library/react';
import { renderRoute } from '../../../support/renderRoute';

test.each([
  ['/league/132', 'Standings'],
  ['/league/132?view=league', 'All Teams'],
  ['/league/132?view=games', 'Games'],
  ['/league/132?view=rules', 'Rules'],
  ['/league/history/132?view=final&year=2021', '2021 Final Standings'],
  ['/league/history/132?view=regular&year=2021', '2021 Regular Season'],
  ['/draftorder/132?view=board', 'Draft Board'],
  ['/draftorder/348764?year=2024', '2024 Draft Results'],
  ['/draftorder/348764?view=board', 'Draft Results'],
  ['/history/132/pointsbyyear/2024', '2024 Team Scores'],
  ['/transactions/132/2024', '2024 Transactions'],
])('%s has the heading %s, which begins the document title', async (address, heading) => {
  renderRoute(address);
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
  await waitFor(() => expect(document.title).toMatch(new RegExp(`^${heading} · .* League · Sideline$`)));
});

test('a team of another league is Not Found', async () => {
  renderRoute('/league/348764/team/13204');
  await waitFor(() => expect(document.title).toBe('Not Found · Col League · Sideline'));
});
