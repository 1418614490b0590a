import type { Screen } from '../../routing/screen';

export const addLeague = {
  path: '/add-league',
  title: 'Add a league',
  page: () => import(/* webpackChunkName: "addLeague" */ './AddLeaguePage').then((m) => m.AddLeaguePage),
} as const satisfies Screen;
