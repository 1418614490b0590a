import type { Handlers, OperationId } from '../operations';
import { accountHandlers } from './account';
import { accountRulesHandlers } from './accountRules';
import { accountsHandlers } from './accounts';
import { adminHandlers } from './admin';
import { adminRunsHandlers } from './adminRuns';
import { draftHandlers } from './draft';
import { failedJobsHandlers } from './failedJobs';
import { futurePicksHandlers } from './futurePicks';
import { gamesHandlers } from './games';
import { healthHandlers } from './health';
import { historyHandlers } from './history';
import { invitationsHandlers } from './invitations';
import { leagueHandlers } from './league';
import { leagueSettingsHandlers } from './leagueSettings';
import { leaguesHandlers } from './leagues';
import { newSeasonsHandlers } from './newSeasons';
import { passkeysHandlers } from './passkeys';
import { playerFilesHandlers } from './playerFiles';
import { preDraftTradesHandlers } from './preDraftTrades';
import { rookiesHandlers } from './rookies';
import { rulesHandlers } from './rules';
import { scheduleHandlers } from './schedule';
import { secondFactorHandlers } from './secondFactor';
import { settingsHandlers } from './settings';
import { teamHandlers } from './team';
import { tokenHandlers } from './token';
import { transactionHandlers } from './transactions';

/** One handler for every operation of the contract. */
export const handlers: Handlers<OperationId> = {
  ...tokenHandlers,
  ...accountHandlers,
  ...accountRulesHandlers,
  ...accountsHandlers,
  ...adminHandlers,
  ...adminRunsHandlers,
  ...draftHandlers,
  ...failedJobsHandlers,
  ...futurePicksHandlers,
  ...gamesHandlers,
  ...historyHandlers,
  ...invitationsHandlers,
  ...leagueHandlers,
  ...leaguesHandlers,
  ...leagueSettingsHandlers,
  ...newSeasonsHandlers,
  ...passkeysHandlers,
  ...playerFilesHandlers,
  ...preDraftTradesHandlers,
  ...rookiesHandlers,
  ...rulesHandlers,
  ...scheduleHandlers,
  ...secondFactorHandlers,
  ...settingsHandlers,
  ...teamHandlers,
  ...transactionHandlers,
  ...healthHandlers,
};
