/** What a person sees of every screen while it waits, when its response came, when that is empty, and when it failed. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { routeNames } from '../../../../support/routes';
import { breaches, operations } from '../../../../contract/contract';
import { odd, plain } from '../../../../samples/names';
import { respondToScreen, expectFull, deferred, log, open, regionOf } from '../../../../app/screenMatrix/open';
import { dataScreenList, dataScreens, plainScreens } from '../../../../app/screenMatrix/screens';

const ofPlain = () => plain;

test('every route is in this matrix', () => {
  expect(Object.keys({ ...dataScreens, ...plainScreens }).sort()).toEqual([...routeNames].sort());
});

test.each(dataScreenList)('%s: the sample responses match the contract', (_id, { call, response }) => {
  const operation = operations.find(({ path, method }) => path === call && method === 'GET')!;
  for (const sample of [response(plain, 1), response(plain, 0), response(odd, 1)]) {
    const headers = { 'content-type': 'application/json' };
    expect(breaches(operation, { statusCode: 200, headers, payload: JSON.stringify(sample) })).toEqual([]);
  }
});

test.each(dataScreenList)(
  '%s: a spinner in its region while it loads, Retry after a failure, the empty message, and later its row',
  async (_name, shown) => {
    const problem = { title: 'Down', status: 503 };
    const { response: failure, release: fail } = deferred<Response>();
    let answer: unknown = failure;
    const calls = respondToScreen(shown, ofPlain, () => answer);
    const { user } = await open(shown.address(plain));
    const region = () => within(regionOf(shown));
    expect(await region().findByRole('progressbar')).toBeInTheDocument();
    expect(screen.getAllByRole('progressbar')).toHaveLength(1);
    expect(screen.queryByText('No data available')).not.toBeInTheDocument();

    await fail(Response.json(problem, { status: 503 }));
    const retry = await region().findByRole('button', { name: 'Retry' });
    expect(region().getByText('No data available')).toBeInTheDocument();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    const error = { message: 'An unexpected server error occurred.', status: 503, body: problem };
    expect(log.mock.calls).toEqual(shown.silent ? [] : [[error]]);

    answer = shown.response(plain, 0);
    await user.click(retry);
    await waitFor(() => expect(calls).toHaveLength(2));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument());
    expect(await region().findByText('No data available')).toBeInTheDocument();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();

    answer = shown.response(plain, 1);
    // What was loaded is loaded again when the network is back.
    act(() => void window.dispatchEvent(new Event('online')));
    await expectFull(shown, plain);
    expect(calls).toHaveLength(3);
    expect(document.title).toMatch(/ · Sideline$/);
    expect(log.mock.calls).toHaveLength(shown.silent ? 0 : 1);
  },
);

test.each(Object.entries(plainScreens))('%s: is shown at once, without a request', async (_id, { address, heading, shows }) => {
  const calls: string[] = [];
  server.intercept(({ url }) => {
    calls.push(url);
    return undefined;
  });
  await open(address);
  expect(screen.getByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
  for (const text of shows) expect(within(screen.getByRole('main')).getAllByText(text)).not.toHaveLength(0);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  // The frame of a league's pages asks for the league's settings.
  expect(calls.filter((url) => !url.includes('/api/Settings?'))).toEqual([]);
});
