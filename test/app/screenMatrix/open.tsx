import { act, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../../support/renderApp';
import { samples } from '../../samples';
import type { Names } from '../../samples/names';
import type { DataScreen } from './screens';

/** What the console was told in the course of the test. */
export let log: jest.SpyInstance;
beforeEach(() => void (log = jest.spyOn(console, 'error').mockImplementation(() => undefined)));
afterEach(() => {
  log.mockRestore();
  server.intercept(null);
});

type Call = Record<string, string>;

/** Good responses of what screens ask beside the call of their own, by path. */
export const others: Record<string, (call: Call, names: Names) => object> = {
  '/api/Settings': (call, names) => samples.getSettings!.response({ ...names, leagueId: call['leagueId']! }, 1),
  '/api/History/GetMatchup': (_call, names) => samples.getMatchup!.response(names, 1),
  '/api/League/GetLeague': (_call, names) => samples.getLeague!.response(names, 1),
  '/api/League/GetSleeperLeague': (_call, names) => samples.getLeague!.response(names, 1),
  '/api/League/GetTransactions': (_call, names) => samples.getTransactions!.response(names, 0),
  '/api/Team/GetTeamProfile': (_call, names) => samples.getTeamProfile!.response(names, 1),
  '/api/Team/GetSleeperTeamProfile': (_call, names) => samples.getTeamProfile!.response(names, 1),
};

/**
 * Responds to a screen's own call as `response` says (a body, or a Response), and what it asks besides; any other call fails the test.
 * @returns the parameters of the screen's own calls, growing as it makes them
 */
export function respondToScreen(
  { call: own }: DataScreen,
  names: (call: Call) => Names,
  response: (call: Call) => unknown,
): Call[] {
  const calls: Call[] = [];
  server.intercept(async ({ url }) => {
    const { pathname, searchParams } = new URL(url);
    const call = Object.fromEntries(searchParams);
    if (pathname !== own) {
      const other = others[pathname];
      if (!other) throw new Error(`No screen of this test calls ${url}`);
      return Response.json(other(call, names(call)));
    }
    calls.push(call);
    const body = await response(call);
    return body instanceof Response ? body : Response.json(body);
  });
  return calls;
}

/** Opens a screen and waits until its code has come. */
export async function open(address: string) {
  const shown = renderApp(address);
  await screen.findByRole('heading', { level: 1 });
  return shown;
}

/** The browser's own way to another address. */
export const goTo = (address: string) =>
  act(() => {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });

/** A response that comes when the test says so. */
export function deferred<Body>() {
  let release: (body: Body) => void = () => undefined;
  const response = new Promise<Body>((resolve) => (release = resolve));
  return { response, release: (body: Body) => act(async () => release(body)) };
}

/** The part of the screen that waits for its data. */
export const regionOf = ({ region }: DataScreen) =>
  region ? screen.getByRole('region', { name: region }) : screen.getByRole('main');

const cellsOf = (row: HTMLElement) => [...row.querySelectorAll('[role=gridcell], td, th[scope=row]')];

/** Waits until a screen shows the sample's row under its heading, whole and as text, and nothing waits. */
export async function expectFull(shown: DataScreen, names: Names) {
  expect(await screen.findByRole('heading', { level: 1, name: shown.heading(names) })).toBeInTheDocument();
  if (shown.headers.length === 0) for (const text of shown.row(names)) await screen.findAllByText(text);
  else {
    // The region of a page that loads anew is another element.
    const region = () => within(regionOf(shown));
    await waitFor(() =>
      expect(
        region()
          .getAllByRole('row')
          .map((row) => cellsOf(row).map(({ textContent }) => textContent)),
      ).toContainEqual(shown.row(names)),
    );
    expect(
      region()
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(shown.headers);
  }
  // A part of the page may have code of its own.
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
  expect(screen.queryByText('No data available')).not.toBeInTheDocument();
}
