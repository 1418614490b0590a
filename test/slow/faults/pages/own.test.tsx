/** What a page shows when the call that brings its data goes wrong. */
import { screen, waitFor, within } from '@testing-library/react';
import { expectFull, deferred, open, regionOf } from '../../../app/screenMatrix/open';
import {
  own as ownCalls,
  expectCalm,
  expectLogged,
  faultsFor,
  faulty,
  goodResponse,
  holdPatience,
  names,
  retryOf,
  restoreTime,
  untilOneWaits,
} from './cases';
import { failures, gaps, nothings, rowFailures } from './faults';

const kinds = ['500', 'JSON: a word', '204', 'JSON: null for every value'];

describe.each(ownCalls)('$name', (each) => {
  const { shown } = each;
  const logged = shown.silent ? 0 : 1;

  test.each(faultsFor(ownCalls, each, { ...failures, ...rowFailures }, kinds))(
    '%s: shows an error, Retry recovers',
    async (fault, response) => {
      const timeOut = holdPatience();
      const state = faulty(each, response);
      const { user, store } = await open(shown.address(names));
      await waitFor(() => expect(state.calls).toBe(1));
      restoreTime();
      if (fault === 'time-out') {
        await untilOneWaits(store);
        await timeOut();
      }
      const retry = await retryOf(shown);
      await expectCalm();
      expect(within(regionOf(shown)).getByText('No data available')).toBeInTheDocument();
      expectLogged(logged);
      state.fault = null;
      await user.click(retry);
      await expectFull(shown, names);
      await expectCalm();
      expectLogged(logged);
      expect(state.calls).toBe(2);
    },
  );

  test.each(faultsFor(ownCalls, each, nothings, kinds))('%s: nothing is shown, nothing is loading', async (_fault, response) => {
    faulty(each, response);
    await open(shown.address(names));
    expect(await within(regionOf(shown)).findByText('No data available')).toBeInTheDocument();
    await expectCalm();
    expectLogged(0);
  });

  test.each(faultsFor(ownCalls, each, gaps, kinds))('%s: what was loaded is shown', async (_fault, response) => {
    const state = faulty(each, response);
    await open(shown.address(names));
    await waitFor(() => expect(state.calls).toBe(1));
    await expectCalm();
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    expectLogged(0);
  });

  test('401: the log-in page says why', async () => {
    faulty(each, () => new Response('', { status: 401 }));
    await open(shown.address(names));
    expect(await screen.findByText('Log in to continue.')).toBeInTheDocument();
    await expectCalm();
  });

  test('30 s late: the spinner stays as long, then the page', async () => {
    const { response, release } = deferred<Response>();
    faulty(each, () => response);
    await open(shown.address(names));
    expect(await within(regionOf(shown)).findByRole('progressbar')).toBeInTheDocument();
    await release(Response.json(goodResponse(shown, new URL(`${location.origin}${each.path}?${names.leagueId}`))));
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
    expectLogged(0);
  });
});
