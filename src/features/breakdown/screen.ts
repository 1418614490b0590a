import type { Screen, TitleContext } from '../../routing/screen';

export const rosterBreakdown = {
  path: '/rosterbreakdown/:leagueId',
  title: 'Roster Breakdowns',
  group: 'Teams',
  queries: ['getRosterBreakdown'],
  nav: { place: 'menu', label: 'Roster Breakdown' },
  page: () => import(/* webpackChunkName: "rosterBreakdown" */ './RosterBreakdownPage').then((m) => m.RosterBreakdownPage),
} as const satisfies Screen;

const views: Record<string, string> = { choices: 'Choices', history: 'History' };

const titleOf = ({ search }: TitleContext) => `Keeper ${views[search.get('view') ?? ''] ?? 'Breakdown'}`;

export const keeperBreakdown = {
  path: '/keeperbreakdown/:leagueId',
  title: titleOf,
  group: 'Draft',
  queries: ['getKeeperBreakdown'],
  nav: { place: 'sub', label: 'Keeper Breakdown', when: 'hasKeepers' },
  page: () => import(/* webpackChunkName: "keeperBreakdown" */ './KeeperBreakdownPage').then((m) => m.KeeperBreakdownPage),
} as const satisfies Screen;
