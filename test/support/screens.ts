import { generatePath } from 'react-router';
import { routeOf, routes, type Route } from '../../src/routing/routes';

/** The parameters of a screen's URL: a league of each platform that has played the season, and one of its teams. */
const samples = {
  default: { leagueId: '132', teamId: '13204', year: '2025', week: '3' },
  sleeper: { leagueId: '620000000000000149', teamId: '610000000000000112', year: '2025', week: '3' },
};

/** The URL of a league's screen. Trades before the draft are of the season that comes. */
function urlOf({ path, platform, nav }: Route): string {
  const params = samples[platform!];
  return generatePath<string>(path, nav?.year === 'league' ? { ...params, year: '2026' } : params);
}

/** Whether a screen has the same queries as the default platform's. */
const isShared = ({ id, platform, queries }: Route) =>
  platform !== 'default' && queries.join() === routeOf(id, 'default').queries.join();
const withQueries = routes.filter(({ queries }) => queries.length > 0);

/** A URL of every screen with a call of its own. */
export const dataScreens = withQueries.filter((route) => !isShared(route)).map(urlOf);

/** A URL of each of Sleeper's other screens, whose calls are the default platform's. */
export const sharedScreens = withQueries.filter(isShared).map(urlOf);

/** A URL of every screen and view: those without a league, and one of each that has calls of its own. */
export const mainScreens = [
  '/',
  ...dataScreens,
  '/league/132?view=league',
  '/draftorder/132?view=board',
  '/league/history/132?view=regular&year=2024',
  '/league/history/132?view=final&year=2024',
  '/admin',
  '/admin/accounts',
  '/log-in?timeout',
  '/invitation',
  '/add-league',
  '/league/132/settings',
  '/no/such/page',
];
