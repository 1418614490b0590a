/** Every screen as data: where they are, what they call, and what a person sees of a response. */
import { generatePath } from 'react-router';
import { queryParameters } from '../../../src/api/generated/queryParameters.gen';
import type { QueryName } from '../../../src/api/types';
import type { PlatformKey } from '../../../src/lib/config';
import type { Route } from '../../../src/routing/routes';
import { operations } from '../../contract/contract';
import { samples } from '../../samples';
import type { Names } from '../../samples/names';
import type { Sample, Shown } from '../../samples/sample';
import { routesByName, type RouteName } from '../../support/routes';

/** A screen with a call of its own: the first query of its route. */
export type DataScreen = Omit<Shown, 'headers'> & {
  platform: PlatformKey;
  address: (names: Names) => string;
  /** The call that brings what the screen shows, and a sample of its response. */
  call: string;
  response: Sample['response'];
  headers: string[];
};

export type PlainScreen = { address: string; heading: string; shows: string[] };

type PlainId =
  | 'landing'
  | 'admin'
  | 'accounts'
  | 'logIn'
  | 'invitation'
  | 'addLeague'
  | 'leagueSettings'
  | 'sleeperLeagueSettings';

/** The screens without a call of their own. */
export const plainScreens: Record<PlainId, PlainScreen> = {
  landing: { address: '/', heading: 'Sideline', shows: ['Leagues', 'Global League', 'Summer Draft League'] },
  admin: { address: '/admin', heading: 'Admin', shows: ['League', 'Refresh standings', 'RefreshStandings', 'Create new season'] },
  accounts: { address: '/admin/accounts', heading: 'Accounts', shows: ['Log in as an admin to see the accounts.'] },
  logIn: {
    address: '/log-in?timeout',
    heading: 'Log in',
    shows: ['E-mail address', 'Password', 'Your session has expired. Log in again to go on.'],
  },
  invitation: {
    address: '/invitation',
    heading: 'Your account',
    shows: ['E-mail address', 'Password, 8 characters or more', 'Save and log in'],
  },
  addLeague: { address: '/add-league', heading: 'Add a league', shows: ['to add a league.'] },
  leagueSettings: {
    address: '/league/132/settings',
    heading: 'League settings',
    shows: ["Log in as the league's commissioner to see its settings."],
  },
  sleeperLeagueSettings: {
    address: '/sleeper/league/620000000000000149/settings',
    heading: 'League settings',
    shows: ["Log in as the league's commissioner to see its settings."],
  },
};

/** The path of a query's call on a platform. */
export function callPath(name: QueryName, platform: PlatformKey): string {
  const { path, twins } = operations.find(({ id }) => id === name)!;
  const twin = operations.find(({ id }) => id === twins[platform]);
  return (twin ?? { path }).path;
}

function dataScreen({ path, platform, queries = [], nav }: Route): DataScreen {
  const [own] = queries;
  const { response, shown } = own === undefined ? ({} as Partial<Sample>) : (samples[own] ?? {});
  if (!own || !response || !shown)
    throw new Error(`${path} has no sample: its first query needs one with "shown" in test/samples.`);
  const year = nav?.year === 'league' ? '2026' : '2025';
  return {
    ...shown,
    platform: platform!,
    address: ({ leagueId, teamId }) => generatePath<string>(path, { leagueId, teamId, year, week: '7', playerId: '2749' }),
    call: callPath(own, platform!),
    response,
    headers: typeof shown.headers === 'function' ? shown.headers(platform!) : shown.headers,
  };
}

type DataId = Exclude<RouteName, PlainId>;
const dataRoutes = Object.entries(routesByName).filter(([id]) => !Object.hasOwn(plainScreens, id)) as [DataId, Route][];

/** The screens with a call of their own. */
export const dataScreens = Object.fromEntries(dataRoutes.map(([id, route]) => [id, dataScreen(route)])) as Record<
  DataId,
  DataScreen
>;

/** Those of the default platform, and of the other one where its call is another; its others are the same pages with the same calls. */
export const dataScreenList = dataRoutes
  .filter(([, { platform, queries = [] }]) => platform === 'default' || 'platform' in queryParameters[queries[0]!])
  .map(([id]): [DataId, DataScreen] => [id, dataScreens[id]]);
