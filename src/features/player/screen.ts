import { readYear } from '../../routing/readSearch';
import type { Screen, TitleContext } from '../../routing/screen';

export const playerStory = {
  path: '/player/:leagueId/:playerId',
  title: ({ search }: TitleContext) => ['Player', readYear(search)].filter(Boolean).join(' '),
  group: 'Players',
  queries: ['getPlayerStory'],
  page: () => import(/* webpackChunkName: "playerStory" */ './PlayerStoryPage').then((m) => m.PlayerStoryPage),
} as const satisfies Screen;
