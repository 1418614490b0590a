import { screen, within } from '@testing-library/react';
import type { Schema } from '../../../../../src/api/types';
import { getKeeperDesk } from '../../../../samples/getKeeperDesk';
import { plain } from '../../../../samples/names';
import { get } from '../../../../support/call';
import { holdRequests, respondToCalls } from '../../../../support/interceptCalls';
import { renderRoute } from '../../../../support/renderRoute';

type Desk = Schema<'KeeperDesk'>;

const call = '/api/League/GetKeeperDesk';
// It has three keepers of three.
const path = '/league/132/team/13201?view=keepers';
const deskOf = async (query: string) => (await get(`${call}?${query}`)).json<Desk>();
const sample = getKeeperDesk.response(plain, 1) as Desk;

const costs = () => screen.findByRole('table', { name: 'Keeper costs' });
const heads = async () =>
  within(await costs())
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
afterEach(() => {
  server.intercept(null);
  localStorage.clear();
});

test.each([['/sleeper', '620000000000000149', '610000000000000112']])(
  '%s after the draft it is a preview of the next season, without marks or numbers of picks',
  async (prefix, leagueId, teamId) => {
    const { season } = await deskOf(`leagueId=${leagueId}&teamId=${teamId}`);
    renderRoute(`${prefix}/league/${leagueId}/team/${teamId}?view=keepers`);
    expect(
      await screen.findByText(new RegExp(`^The draft is over. The costs are a preview of those of ${season}`)),
    ).toBeVisible();
    expect(await heads()).not.toContain('Keeper');
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.getByText('The picks that are left appear once the draft has an order.')).toBeVisible();
  },
);

test('it waits with a spinner; a failed load offers Retry; a team without players says so, beside the rules', async () => {
  const release = holdRequests(call);
  const { unmount } = renderRoute(path);
  expect(await screen.findByRole('progressbar')).toBeInTheDocument();
  await release();
  expect(await costs()).toBeVisible();
  unmount();
  const log = jest.spyOn(console, 'error').mockImplementation();
  let isBroken = true;
  respondToCalls(call, () => (isBroken ? new Response('', { status: 500 }) : { ...sample, players: [], picksLeft: [] }));
  const { user } = renderRoute(path);
  await user.click(await screen.findByRole('button', { name: 'Retry' }).then((button) => ((isBroken = false), button)));
  expect(await screen.findByText('Players appear after the next refresh of the rosters.')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Keeper rules of 2026' })).toBeVisible();
  expect(screen.queryByRole('progressbar')).toBeNull();
  log.mockRestore();
});
