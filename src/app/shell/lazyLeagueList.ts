import { lazyWidget } from '../../components/lazyWidget';

export const LeagueList = lazyWidget(() => import(/* webpackChunkName: "leagues" */ './LeagueList').then((m) => m.LeagueList));
