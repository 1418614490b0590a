import { logIn, invitation } from './account/screen';
import { addLeague } from './addLeague/screen';
import { admin, accounts } from './admin/screen';
import { availablePlayers } from './availablePlayers/screen';
import { rosterBreakdown, keeperBreakdown } from './breakdown/screen';
import { depthChart } from './depthChart/screen';
import { draftOrder } from './draftOrder/screen';
import { futurePicks } from './futurePicks/screen';
import { history } from './history/screen';
import { landing } from './landing/screen';
import { leagueSettings } from './leagueSettings/screen';
import { matchup } from './matchup/screen';
import { playerStory } from './player/screen';
import { pointsByYear, pointsByYearTeam, pointsByYearTeamWeek } from './points/screen';
import { records } from './records/screen';
import { rookies } from './rookies/screen';
import { standings } from './standings/screen';
import { team } from './team/screen';
import { preDraftTrades } from './trades/screen';
import { transactions } from './transactions/screen';
import { weekRosters } from './weekRosters/screen';

/** Every screen, in the order of the menus. */
export const screens = {
  landing,
  admin,
  accounts,
  addLeague,
  logIn,
  invitation,
  standings,
  team,
  depthChart,
  draftOrder,
  rosterBreakdown,
  keeperBreakdown,
  availablePlayers,
  preDraftTrades,
  futurePicks,
  transactions,
  rookies,
  pointsByYear,
  pointsByYearTeam,
  pointsByYearTeamWeek,
  weekRosters,
  matchup,
  playerStory,
  history,
  records,
  leagueSettings,
};

export type ScreenId = keyof typeof screens;
