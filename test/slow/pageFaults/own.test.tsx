/**
 * Every data page × every call that it starts with × every fault: never a blank page, an endless spinner, an unhandled rejection
 * (it fails the test), another league's data, or a word in the console beside the one that the specification wants; recovery by Retry.
 * The pages and calls are the route table's: a new page stands here by itself.
 */
import { act, screen, waitFor, within } from '@testing-library/react';
import { routeQueries } from '../../src/app/routeQueries';
import { matchRoute } from '../../src/routing/matchRoute';
import { operations } from '../contract/contract';
import * as responses from '../app/checklist/responses';
import { leagueNumber, type Names } from '../app/checklist/names';
import { expectFull, goTo, held, log, open, regionOf } from '../app/checklist/open';
import { dataScreenList, type DataScreen } from '../app/checklist/screens';
import { failures, gaps, nothings, rowFailures } from './faults';
import { rest } from '../support/rest';

const names = leagueNumber(501);
const elsewhere = leagueNumber(502);

type Case = { name: string; shown: DataScreen; path: string; own: boolean };
const cases = dataScreenList.flatMap(([id, shown]): Case[] =>
  routeQueries(matchRoute(shown.address(names))!).map(({ name }) => {
    const { path } = operations.find((operation) => operation.id === name)!;
    return { name: `${id}: ${path}`, shown, path, own: path === shown.call };
  }),
);
const own = cases.filter((each) => each.own);
const beside = cases.filter((each) => !each.own);
/** What a call would be answered with. */
function goodResponse({ call, answer }: DataScreen, { pathname, search }: URL): object {
  const asked = [...new URLSearchParams(search).values()];
  const whose: Names = asked.some((value) => value.startsWith(elsewhere.leagueId)) ? elsewhere : names;
  if (pathname === call) return answer(whose, 1);
  return pathname === '/api/Settings' ? responses.settings(whose) : responses.profile(whose);
}

/** Responds to one call of a page by `fault`, or well where that is null, and all others well. */
function faulty({ shown, path }: Case, fault: (typeof failures)[string]) {
  const state = { fault: fault as typeof fault | null, calls: 0 };
  server.intercept((request) => {
    const url = new URL(request.url);
    const good = goodResponse(shown, url);
    if (url.pathname !== path) return Response.json(good);
    state.calls++;
    return state.fault ? state.fault(good, request) : Response.json(good);
  });
  return state;
}

const { setTimeout: timer, setInterval: repeat } = globalThis;

/** The client's own limit of a minute, over at once. No mock, which Testing Library would take for fake time. */
function withoutPatience() {
  globalThis.setTimeout = ((work: () => void, ms?: number) => timer(work, ms === 60_000 ? 10 : ms)) as typeof setTimeout;
}

/** Holds the timers of a minute. Returns a function that runs those that were set so far. */
function holdPatience(): () => Promise<void> {
  const works: (() => void)[] = [];
  globalThis.setTimeout = ((work: () => void, ms?: number) =>
    ms === 60_000 ? works.push(work) : timer(work, ms)) as typeof setTimeout;
  return () => act(async () => works.splice(0).forEach((work) => work()));
}

beforeEach(() => {
  localStorage.clear();
  // A page without network asks again every 10 s; here only the tests ask again, however long they take.
  globalThis.setInterval = ((work: () => void, ms?: number) => (ms === 10_000 ? 0 : repeat(work, ms))) as typeof setInterval;
});
afterEach(() => {
  Object.assign(globalThis, { setTimeout: timer, setInterval: repeat });
  jest.restoreAllMocks();
});

/** Nothing waits, and there is something to read under the page's navigation. */
async function expectCalm() {
  await waitFor(() => {
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(document.querySelector('main [aria-busy=true]')).toBeNull();
  });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/\w/);
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
  expect(screen.queryByText('This page could not be shown')).not.toBeInTheDocument();
}

/** The error object of a failed load, as often as one failed; of the keeper breakdown's nothing. */
const expectLogged = (times: number) =>
  expect(log.mock.calls).toEqual(
    Array(times).fill([expect.objectContaining({ message: 'An unexpected server error occurred.', status: expect.any(Number) })]),
  );

/** Another league's page may have a region of its own. */
const retryOf = (shown: DataScreen) => waitFor(() => within(regionOf(shown)).getByRole('button', { name: 'Retry' }));

describe.each(own)('$name', (each) => {
  const { shown } = each;
  const logged = shown.silent ? 0 : 1;

  test.each(Object.entries({ ...failures, ...rowFailures }))('%s: says so, Retry recovers', async (fault, answer) => {
    if (fault === 'time-out') withoutPatience();
    const state = faulty(each, answer);
    const { user } = await open(shown.address(names));
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
  });

  test.each(Object.entries(nothings))('%s: nothing is shown, nothing waits', async (_fault, answer) => {
    faulty(each, answer);
    await open(shown.address(names));
    expect(await within(regionOf(shown)).findByText('No data available')).toBeInTheDocument();
    await expectCalm();
    expectLogged(0);
  });

  test.each(Object.entries(gaps))('%s: what is there is shown', async (_fault, answer) => {
    const state = faulty(each, answer);
    await open(shown.address(names));
    await waitFor(() => expect(state.calls).toBe(1));
    await expectCalm();
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    expectLogged(0);
  });

  test('401: the log-in page says why', async () => {
    faulty(each, () => new Response('', { status: 401 }));
    await open(shown.address(names));
    expect(await screen.findByText('You must log in to go on.')).toBeInTheDocument();
    await expectCalm();
  });

  test('30 s late: the spinner stays as long, then the page', async () => {
    const { answer, release } = held<Response>();
    faulty(each, () => answer);
    await open(shown.address(names));
    expect(await within(regionOf(shown)).findByRole('progressbar')).toBeInTheDocument();
    await release(Response.json(goodResponse(shown, new URL(`${location.origin}${each.path}?${names.leagueId}`))));
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
    expectLogged(0);
  });

  test.each(Object.entries(failures))('%s, answered after leaving: the next page stays as it is', async (fault, answer) => {
    const { answer: late, release } = held<undefined>();
    const state = faulty(each, async (good, request) => {
      await late;
      return answer(good, request);
    });
    const timeOut = holdPatience();
    await open(shown.address(names));
    await waitFor(() => expect(state.calls).toBe(1));
    // From here on the minute after which the API cache removes a query passes as it does.
    globalThis.setTimeout = timer;
    goTo('/admin');
    await screen.findByRole('heading', { level: 1, name: 'Admin' });
    // An effect focuses the heading.
    await rest(20);
    const before = screen.getByRole('main').innerHTML;
    await release(undefined);
    // A request that waits on would log its time-out in another test.
    if (fault === 'time-out') await timeOut();
    await waitFor(() => expectLogged(logged));
    await rest(20);
    expect(screen.getByRole('main').innerHTML).toBe(before);
    expectLogged(logged);
  });
});

describe.each(beside)('beside its own data: $name', (each) => {
  const { shown, path } = each;
  const all = { ...failures, ...nothings, ...gaps };

  test.each(Object.entries(all))(
    '%s: the page shows its own data, and is whole when the call is answered',
    async (fault, answer) => {
      if (fault === 'time-out') withoutPatience();
      const state = faulty(each, answer);
      const { user } = await open(shown.address(names));
      await waitFor(() => expect(state.calls).toBe(1));
      const text = shown.row(names).find((cell) => [names.team, names.player].includes(cell)) ?? shown.row(names)[1];
      await screen.findAllByText(text!);
      await expectCalm();
      // The page may be whole before the call beside it has failed.
      await waitFor(() => expectLogged(fault in failures ? 1 : 0));
      // The API cache keeps what is left behind for a minute.
      globalThis.setTimeout = timer;
      if (!(fault in failures)) return;
      state.fault = null;
      if (path.endsWith('Profile')) await user.click(await screen.findByRole('button', { name: 'Retry' }));
      else {
        goTo('/admin');
        await screen.findByRole('heading', { level: 1, name: 'Admin' });
        goTo(shown.address(names));
      }
      await expectFull(shown, names);
      expect(state.calls).toBe(2);
    },
  );
});

const ofLeague = own.filter(({ name }) => !name.startsWith('rookies'));

test.each(ofLeague)(
  '$name: whatever becomes of another league’s call, nothing of this league stands on its page',
  async (each) => {
    const { shown } = each;
    const state = faulty(each, () => new Response());
    state.fault = null;
    const { user } = await open(shown.address(names));
    await expectFull(shown, names);
    const kinds = Object.entries({ ...failures, ...rowFailures }).filter(([fault]) => fault !== 'time-out');
    state.fault = kinds[0]![1];
    goTo(shown.address(elsewhere));
    for (const [, fault] of kinds.slice(1)) {
      const retry = await retryOf(shown);
      await expectCalm();
      expect(screen.queryByText(names.team)).not.toBeInTheDocument();
      expect(screen.queryByText(names.player)).not.toBeInTheDocument();
      state.fault = fault;
      await user.click(retry);
    }
    const retry = await retryOf(shown);
    state.fault = null;
    await user.click(retry);
    await expectFull(shown, elsewhere);
    goTo(shown.address(names));
    await expectFull(shown, names);
  },
);
