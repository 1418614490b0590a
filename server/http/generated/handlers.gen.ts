import type { Handlers, OperationId } from '../operations';
import { accountHandlers } from '../handlers/account';
import { accountRulesHandlers } from '../handlers/accountRules';
import { accountsHandlers } from '../handlers/accounts';
import { adminHandlers } from '../handlers/admin';
import { adminRunsHandlers } from '../handlers/adminRuns';
import { directoryHandlers } from '../handlers/directory';
import { draftHandlers } from '../handlers/draft';
import { draftPickHandlers } from '../handlers/draftPick';
import { failedJobsHandlers } from '../handlers/failedJobs';
import { futurePicksHandlers } from '../handlers/futurePicks';
import { gamesHandlers } from '../handlers/games';
import { healthHandlers } from '../handlers/health';
import { historyHandlers } from '../handlers/history';
import { invitationsHandlers } from '../handlers/invitations';
import { keeperDeskHandlers } from '../handlers/keeperDesk';
import { keeperHistoryHandlers } from '../handlers/keeperHistory';
import { leagueHandlers } from '../handlers/league';
import { leagueSettingsHandlers } from '../handlers/leagueSettings';
import { leaguesHandlers } from '../handlers/leagues';
import { matchupHandlers } from '../handlers/matchup';
import { newSeasonsHandlers } from '../handlers/newSeasons';
import { passkeysHandlers } from '../handlers/passkeys';
import { pickTradesHandlers } from '../handlers/pickTrades';
import { playerFilesHandlers } from '../handlers/playerFiles';
import { playerStoryHandlers } from '../handlers/playerStory';
import { preDraftTradesHandlers } from '../handlers/preDraftTrades';
import { recordHandlers } from '../handlers/records';
import { rookiesHandlers } from '../handlers/rookies';
import { rulesHandlers } from '../handlers/rules';
import { scheduleHandlers } from '../handlers/schedule';
import { searchHandlers } from '../handlers/search';
import { secondFactorHandlers } from '../handlers/secondFactor';
import { settingsHandlers } from '../handlers/settings';
import { teamHandlers } from '../handlers/team';
import { teamSeasonHandlers } from '../handlers/teamSeason';
import { tokenHandlers } from '../handlers/token';
import { transactionHandlers } from '../handlers/transactions';
import { weekRosterHandlers } from '../handlers/weekRosters';

export const handlers: Handlers<OperationId> = {
  ...accountHandlers,
  ...accountRulesHandlers,
  ...accountsHandlers,
  ...adminHandlers,
  ...adminRunsHandlers,
  ...directoryHandlers,
  ...draftHandlers,
  ...draftPickHandlers,
  ...failedJobsHandlers,
  ...futurePicksHandlers,
  ...gamesHandlers,
  ...healthHandlers,
  ...historyHandlers,
  ...invitationsHandlers,
  ...keeperDeskHandlers,
  ...keeperHistoryHandlers,
  ...leagueHandlers,
  ...leagueSettingsHandlers,
  ...leaguesHandlers,
  ...matchupHandlers,
  ...newSeasonsHandlers,
  ...passkeysHandlers,
  ...pickTradesHandlers,
  ...playerFilesHandlers,
  ...playerStoryHandlers,
  ...preDraftTradesHandlers,
  ...recordHandlers,
  ...rookiesHandlers,
  ...rulesHandlers,
  ...scheduleHandlers,
  ...searchHandlers,
  ...secondFactorHandlers,
  ...settingsHandlers,
  ...teamHandlers,
  ...teamSeasonHandlers,
  ...tokenHandlers,
  ...transactionHandlers,
  ...weekRosterHandlers,
};
