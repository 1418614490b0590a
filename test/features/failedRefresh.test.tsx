import { act, screen, waitFor, within } from '@testing-library/react';
import { logIn } from '../support/logIn';
import { renderRoute } from '../support/renderRoute';

/** The cards of each page by heading: the path that each loads, what it says without rows (null where there is always a row), and none. */
const pages: [address: string, cards: Record<string, [path: string, empty: string | null, none?: unknown]>][] = [
  [
    '/admin?view=leagues',
    {
      Leagues: ['/api/Leagues', null],
      Schedule: ['/api/Admin/GetSchedule', 'The schedule reads no league.', { total: 0, pageSize: 50, leagues: [] }],
      'Failed jobs': ['/api/Admin/GetFailedJobs', 'No job has failed at every attempt.'],
    },
  ],
  [
    '/admin?view=players',
    {
      'Unmatched players': ['/api/Admin/GetUnmatchedPlayers', 'The last run of each call matched everyone'],
      Aliases: ['/api/Admin/GetAliases', 'There are no aliases yet.'],
    },
  ],
  [
    '/admin?view=people',
    { Invitations: ['/api/Invitations', 'No link is pending.'], Accounts: ['/api/Admin/GetAccountRules', null] },
  ],
  [
    '/admin?view=log',
    {
      'Last runs': ['/api/Admin/GetRuns', 'No call has been made yet.'],
      'Security log': ['/api/Admin/GetSecurityLog', 'No events match.'],
    },
  ],
  [
    '/log-in',
    {
      Passkeys: ['/api/Account/Passkeys', 'Your account has no passkeys.'],
      Sessions: ['/api/Account/Sessions', null],
      'Second factor': ['/api/Account/SecondFactor', null],
    },
  ],
];

afterEach(() => {
  server.intercept(null);
  localStorage.clear();
});

test.each(pages)(
  'each card of %s says that its refresh failed, with or without rows, and Retry loads it',
  async (address, cards) => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const all = Object.entries(cards).map(([name, [path, empty, none = []]]) => ({ name, path, empty, none }));
    const card = (name: string) => within(screen.getByRole('region', { name }));
    let isDown = false;
    server.intercept(({ url, method }) => {
      const asked = all.find(({ path }) => path === new URL(url).pathname && method === 'GET');
      if (!asked) return undefined;
      if (isDown) return Response.json({ status: 503 }, { status: 503 });
      return asked.empty === null ? undefined : Response.json(asked.none);
    });
    await logIn();
    const { user } = renderRoute(address);
    const isLoaded = async ({ name, empty }: (typeof all)[number]) => {
      if (empty !== null) await card(name).findByText((text) => text.startsWith(empty));
      await waitFor(() => expect(card(name).queryByRole('progressbar')).toBeNull());
    };
    await screen.findByRole('region', { name: all[0]!.name });
    for (const each of all) await isLoaded(each);

    isDown = true;
    act(() => void window.dispatchEvent(new Event('online')));
    for (const { name } of all) await card(name).findByRole('button', { name: 'Retry' });

    isDown = false;
    for (const each of all) {
      await user.click(card(each.name).getByRole('button', { name: 'Retry' }));
      await isLoaded(each);
      await waitFor(() => expect(card(each.name).queryByRole('button', { name: 'Retry' })).toBeNull());
    }
    logged.mockRestore();
  },
);
