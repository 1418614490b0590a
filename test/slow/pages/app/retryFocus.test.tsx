/** More pages of the sentence of `test/app/keyboard.test.tsx`. */
import { screen, waitFor } from '@testing-library/react';
import { respondToCalls } from '../../../support/interceptCalls';
import { renderRoute } from '../../../support/renderRoute';

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  server.intercept(null);
  jest.restoreAllMocks();
});

test.each([
  ['a region', '/draftorder/132', '/api/Draft/GetDraftOrder'],
  ['a profile', '/league/132/team/13204', '/api/Team/GetTeamProfile'],
])('the focus returns to Retry of %s when it fails again, unless it has moved', async (_, address, call) => {
  let response!: () => void;
  const failure = () => new Promise<Response>((resolve) => (response = () => resolve(new Response(null, { status: 500 }))));
  respondToCalls(call, failure);
  const { user } = renderRoute(address);
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
