import type { Screen } from '../../routing/screen';

export const availablePlayers = {
  path: '/availableplayers/:leagueId',
  title: 'Available Players',
  group: 'Players',
  queries: ['getAvailablePlayers'],
  nav: { place: 'sub', label: 'Available Players', keys: 'g p' },
  page: () => import(/* webpackChunkName: "availablePlayers" */ './AvailablePlayersPage').then((m) => m.AvailablePlayersPage),
} as const satisfies Screen;
