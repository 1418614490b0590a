import type { Screen } from '../../routing/screen';
import { readOpponent } from './readOpponent';

export const matchup = {
  path: '/matchup/:leagueId/:year/:week/:teamId',
  title: 'Matchup',
  group: 'Scores',
  queries: ['getMatchup'],
  view: (search) => ({ params: { opponentId: readOpponent(search) } }),
  parent: 'pointsByYearTeam',
  page: () => import(/* webpackChunkName: "matchup" */ './MatchupPage').then((m) => m.MatchupPage),
} as const satisfies Screen;
