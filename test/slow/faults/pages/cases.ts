/**
 * Every data page × every call that it starts with × faults of every class: never a blank page, an endless spinner, an unhandled rejection
 * (it fails the test), another league's data, or a word in the console beside the one that the specification wants; recovery by Retry.
 * The pages and calls are the route table's: a new page stands here by itself. `baseQuery` makes one error of all that is no good response,
 * so that two pages meet each fault, and the others one fault of each class. `shapes` gives each call's own shape every malformed JSON.
 */
import { act, screen, waitFor, within } from '@testing-library/react';
import { routeQueries } from '../../../../src/app/routeQueries';
import { matchRoute } from '../../../../src/routing/matchRoute';
import type { AppStore } from '../../../../src/store/makeStore';
import { leagueNumber, type Names } from '../../../samples/names';
import { log, others, regionOf } from '../../../app/screenMatrix/open';
import { callPath, dataScreenList, type DataScreen } from '../../../app/screenMatrix/screens';
import type { Fault } from './faults';

export const names = leagueNumber(501);
export const elsewhere = leagueNumber(502);

export type Case = { name: string; shown: DataScreen; path: string; own: boolean };
const cases = dataScreenList.flatMap(([id, shown]): Case[] =>
  routeQueries(matchRoute(shown.address(names))!).map(({ name }) => {
    const path = callPath(name, shown.platform);
    return { name: `${id}: ${path}`, shown, path, own: path === shown.call };
  }),
);
/** Of each page the call that brings its data. */
export const own = cases.filter((each) => each.own);
/** Its other calls. */
export const beside = cases.filter((each) => !each.own);
/** What a call would get as a response with. */
export function goodResponse({ call, response }: DataScreen, { pathname, search }: URL): object {
  const asked = Object.fromEntries(new URLSearchParams(search));
  const whose: Names = Object.values(asked).some((value) => value.startsWith(elsewhere.leagueId)) ? elsewhere : names;
  return pathname === call ? response(whose, 1) : others[pathname]!(asked, whose);
}

/** The faults of a case: all for the first two of `cases`, for the others those whose names begin like one of `named`. */
export const faultsFor = (
  cases: Case[],
  { path, shown }: Case,
  faults: Record<string, Fault>,
  named: string[],
): [string, Fault][] =>
  Object.entries(faults).filter(
    ([name]) =>
      cases.slice(0, 2).some((first) => first.shown === shown && first.path === path) ||
      named.some((start) => name.startsWith(start)),
  );

/** Responds to one call of a page by `fault`, or well where that is null, and all others well. */
export function faulty({ shown, path }: Case, fault: Fault) {
  const state = { fault: fault as Fault | null, calls: 0 };
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

/** From here on the minute after which the API cache removes a query passes as it does. */
export const restoreTime = () => void (globalThis.setTimeout = timer);

/**
 * Holds the timers of a minute, as of the client's own limit: their ids are negative, so that clearing one clears no timer of the page.
 * Returns a function that runs those that were set so far. No mock, which Testing Library would take for fake time.
 */
export function holdPatience(): () => Promise<void> {
  const works: (() => void)[] = [];
  globalThis.setTimeout = ((work: () => void, ms?: number) =>
    ms === 60_000 ? -works.push(work) : timer(work, ms)) as typeof setTimeout;
  return () => act(async () => works.splice(0).forEach((work) => work()));
}

/** Waits until one call alone has no response: a time-out would end the others that are under way, too. */
export const untilOneWaits = (store: AppStore) =>
  waitFor(() =>
    expect(Object.values(store.getState().api.queries).filter((query) => query?.status === 'pending')).toHaveLength(1),
  );

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
export async function expectCalm() {
  await waitFor(() => {
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(document.querySelector('main [aria-busy=true]')).toBeNull();
  });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/\w/);
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
  expect(screen.queryByText('This page could not be shown')).not.toBeInTheDocument();
}

/** The error object of a failed load, as often as one failed; of the keeper breakdown's nothing. */
export const expectLogged = (times: number) =>
  expect(log.mock.calls).toEqual(
    Array(times).fill([expect.objectContaining({ message: 'An unexpected server error occurred.', status: expect.any(Number) })]),
  );

/** Another league's page may have a region of its own. */
export const retryOf = (shown: DataScreen) => waitFor(() => within(regionOf(shown)).getByRole('button', { name: 'Retry' }));
