import { screen, waitFor, within } from '@testing-library/react';
import type { Schema } from '../../../src/api/types';
import { get } from '../../support/call';
import { renderRoute } from '../../support/renderRoute';

test('the previous and the next team of the standings, in the same view; the link keeps the focus', async () => {
  const { teams } = (await get('/api/League/GetLeague?leagueId=132')).json<Schema<'League'>>();
  const ids = teams.map(({ id }) => id);
  const { user } = renderRoute(`/league/132/team/${ids[0]}?group=position`);
  const steps = within(await screen.findByRole('navigation', { name: 'Teams' }));
  const next = await steps.findByRole('link', { name: teams[1]!.teamName });
  expect(steps.getAllByRole('link')).toHaveLength(1);
  expect(next).toHaveAttribute('href', `/league/132/team/${ids[1]}?group=position`);
  next.focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: teams[1]!.teamName })).toBeVisible();
  await waitFor(() => expect(steps.getByRole('link', { name: teams[2]!.teamName })).toHaveFocus());
  expect(steps.getByRole('link', { name: teams[0]!.teamName })).toHaveAttribute(
    'href',
    `/league/132/team/${ids[0]}?group=position`,
  );
});
