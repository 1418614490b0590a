import type { Handlers, OperationId } from './operations';
import { adminHandlers } from './handlers/admin';
import { adminRunsHandlers } from './handlers/adminRuns';
import { draftHandlers } from './handlers/draft';
import { healthHandlers } from './handlers/health';
import { historyHandlers } from './handlers/history';
import { leagueHandlers } from './handlers/league';
import { preDraftTradesHandlers } from './handlers/preDraftTrades';
import { rookiesHandlers } from './handlers/rookies';
import { settingsHandlers } from './handlers/settings';
import { teamHandlers } from './handlers/team';
import { tokenHandlers } from './handlers/token';

/** One handler for every operation of the contract. */
export const handlers: Handlers<OperationId> = {
  ...tokenHandlers,
  ...adminHandlers,
  ...adminRunsHandlers,
  ...draftHandlers,
  ...historyHandlers,
  ...leagueHandlers,
  ...preDraftTradesHandlers,
  ...rookiesHandlers,
  ...settingsHandlers,
  ...teamHandlers,
  ...healthHandlers,
};
