import type { Screen } from '../../routing/screen';

export const depthChart = {
  path: '/depthchart/:leagueId',
  title: 'Depth Charts',
  group: 'Teams',
  queries: ['getDepthChart'],
  nav: { place: 'menu', label: 'Depth Chart', keys: 'g c' },
  page: () => import(/* webpackChunkName: "depthChart" */ './DepthChartPage').then((m) => m.DepthChartPage),
} as const satisfies Screen;
