/** What a person sees of every screen while it waits, when its response came, when that is empty, and when it failed. */
import { screen, waitFor, within } from '@testing-library/react';
import { routeNames, routesByName } from '../../support/routes';
import { breaches, operations } from '../../contract/contract';
import { odd, plain } from './names';
import { respondToScreen, expectFull, deferred, log, open, regionOf } from './open';
import { dataScreenList, dataScreens, plainScreens } from './screens';

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
  '%s: a spinner in its region while it loads, however long, then heading, columns and row',
  async (name, shown) => {
    const { response, release } = deferred<object>();
    respondToScreen(shown, ofPlain, () => response);
    await open(shown.address(plain));
    expect(await within(regionOf(shown)).findByRole('progressbar')).toBeInTheDocument();
    expect(screen.getAllByRole('progressbar')).toHaveLength(1);
    expect(screen.queryByText('No data available')).not.toBeInTheDocument();
    await release(shown.response(plain, 1));
    await expectFull(shown, plain);
    expect(document.title).toMatch(new RegExp(`^${routesByName[name].title} · .*Sideline$`));
  },
);

test.each(dataScreenList)(
  '%s: a failed load is logged once and shown with Retry; Retry loads the empty message',
  async (_id, shown) => {
    const problem = { title: 'Down', status: 503 };
    const calls = respondToScreen(shown, ofPlain, () =>
      calls.length > 1 ? shown.response(plain, 0) : Response.json(problem, { status: 503 }),
    );
    const { user } = await open(shown.address(plain));
    const retry = await within(regionOf(shown)).findByRole('button', { name: 'Retry' });
    expect(within(regionOf(shown)).getByText('No data available')).toBeInTheDocument();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    const error = { message: 'An unexpected server error occurred.', status: 503, body: problem };
    expect(log.mock.calls).toEqual(shown.silent ? [] : [[error]]);

    await user.click(retry);
    await waitFor(() => expect(calls).toHaveLength(2));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument());
    expect(await within(regionOf(shown)).findByText('No data available')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
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
