import { generatePath } from 'react-router';
import { queryParameters } from '../../src/api/generated/queryParameters.gen';
import { routes, type Route } from '../../src/routing/routes';

/** The parameters of a screen's URL: a league of each platform that has played the season, and one of its teams. */
const samples = {
  default: { leagueId: '132', teamId: '13204', year: '2025', week: '3', playerId: '2749' },
  sleeper: { leagueId: '620000000000000149', teamId: '610000000000000112', year: '2025', week: '3', playerId: '2749' },
};

/** The URL of a league's screen. Trades before the draft are of the season that comes. */
function urlOf({ path, platform, nav }: Route): string {
  const params = samples[platform!];
  return generatePath<string>(path, nav?.year === 'league' ? { ...params, year: '2026' } : params);
}

/** Whether a screen's queries are the same calls on each platform. */
const isShared = ({ platform, queries = [] }: Route) =>
  platform !== 'default' && !queries.some((name) => 'platform' in queryParameters[name]);
const withQueries = routes.filter(({ queries = [] }) => queries.length > 0);

/** A URL of every screen with a call of its own. */
export const dataScreens = withQueries.filter((route) => !isShared(route)).map(urlOf);

/** A URL of each of Sleeper's other screens, whose calls are the default platform's. */
export const sharedScreens = withQueries.filter(isShared).map(urlOf);

/** A URL of every screen and view: those without a league, and one of each that has calls of its own. */
export const mainScreens = [
  '/',
  ...dataScreens,
  '/league/132?view=league',
  '/league/132?view=games',
  '/league/132?view=playoffs',
  '/league/132?view=rules',
  '/league/132/team/13204?view=keepers',
  '/sleeper/league/620000000000000149/team/610000000000000112?view=keepers',
  '/league/132/team/13204?view=season',
  '/league/132/team/13204?view=picks',
  '/league/132/team/13204?view=moves',
  '/keeperbreakdown/132?view=choices',
  '/sleeper/keeperbreakdown/620000000000000260?view=choices',
  '/keeperbreakdown/348764?view=history',
  '/sleeper/keeperbreakdown/620000000000000149?view=history',
  '/player/132/2749?year=2021',
  '/draftorder/132?view=board',
  '/draftorder/348764?year=2023',
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
