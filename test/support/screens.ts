const second = '620000000000000149';
const owner = '610000000000000112';
const isSleeper = (screen: string) => screen.startsWith('/sleeper/');

/** A URL of every screen with a call of its own. */
export const dataScreens = [
  '/league/132',
  '/league/132/team/13204',
  '/league/history/132',
  '/depthchart/132',
  '/rosterbreakdown/132',
  '/keeperbreakdown/132',
  '/draftorder/132',
  '/availableplayers/132',
  '/history/132/pointsbyyear/2025',
  '/history/132/pointsbyyear/2025/13204',
  '/history/132/pointsbyyear/2025/13204/3',
  '/transactions/132/2025',
  '/rookies/132/2025',
  '/predrafttrades/132/2026',
  `/sleeper/league/${second}`,
  `/sleeper/league/${second}/team/${owner}`,
  `/sleeper/history/${second}/pointsbyyear/2025`,
  `/sleeper/history/${second}/pointsbyyear/2025/${owner}`,
  `/sleeper/history/${second}/pointsbyyear/2025/${owner}/3`,
];

/** A URL of each of Sleeper's other screens, whose calls are the default platform's. */
export const sharedScreens = [
  `/sleeper/league/history/${second}`,
  `/sleeper/depthchart/${second}`,
  `/sleeper/rosterbreakdown/${second}`,
  `/sleeper/keeperbreakdown/${second}`,
  `/sleeper/draftorder/${second}`,
  `/sleeper/availableplayers/${second}`,
  `/sleeper/transactions/${second}/2025`,
  `/sleeper/rookies/${second}/2025`,
  `/sleeper/predrafttrades/${second}/2026`,
];

/** A URL of every screen and view that the landing page or the default platform has, and of those without a league. */
export const mainScreens = [
  '/',
  ...dataScreens.filter((screen) => !isSleeper(screen)),
  '/league/history/132?view=regular&year=2024',
  '/league/history/132?view=final&year=2024',
  '/admin',
  '/log-in?timeout',
  '/invitation',
  '/no/such/page',
];

/** A URL of every screen of Sleeper, which shows the same pages. */
export const sleeperScreens = [...dataScreens.filter(isSleeper), ...sharedScreens];

/** A URL of every screen, and of every view that has one. */
export const screens = [...mainScreens, ...sleeperScreens];
