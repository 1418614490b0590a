import type { Screen } from '../../routing/screen';
import { readId } from '../../routing/readSearch';

export const matchup = {
  path: '/matchup/:leagueId/:year/:week/:teamId',
  title: 'Matchup',
  group: 'Scores',
  queries: ['getMatchup'],
  view: (search) => ({ params: { opponentId: readId(search, 'opponent') } }),
  parent: 'pointsByYearTeam',
  page: () => import(/* webpackChunkName: "matchup" */ './MatchupPage').then((m) => m.MatchupPage),
} as const satisfies Screen;
