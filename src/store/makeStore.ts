import { combineReducers, configureStore, type UnknownAction } from '@reduxjs/toolkit';
import { baseApi, errorLog } from '../api';
import { breakdowns, depthCharts, draftPicks, freeAgents } from '../entities/leagueLists';
import { keptReducer } from '../entities/keptSlice';
import { leagues } from '../entities/leagues';
import { leagueResults, maintenanceRuns, unmatchedPlayers } from '../entities/maintenance';
import { players } from '../entities/players';
import { rookies } from '../entities/rookies';
import { playerScores, seasonScores, weekScores } from '../entities/scores';
import { seasons } from '../entities/seasons';
import { settingsReducer } from '../entities/settingsSlice';
import { teams } from '../entities/teams';
import { tradeForms, trades } from '../entities/trades';
import type { Host } from '../lib/config';
import { authReducer, sessionFound } from '../session/authSlice';
import { createRefreshMiddleware } from '../session/refreshMiddleware';
import { findStoredSession } from '../session/tokenStorage';

const entities = combineReducers({
  leagues: leagues.reducer,
  teams: teams.reducer,
  players: players.reducer,
  depthCharts: depthCharts.reducer,
  breakdowns: breakdowns.reducer,
  draftPicks: draftPicks.reducer,
  freeAgents: freeAgents.reducer,
  seasons: seasons.reducer,
  seasonScores: seasonScores.reducer,
  weekScores: weekScores.reducer,
  playerScores: playerScores.reducer,
  rookies: rookies.reducer,
  trades: trades.reducer,
  tradeForms: tradeForms.reducer,
  leagueResults: leagueResults.reducer,
  maintenanceRuns: maintenanceRuns.reducer,
  unmatchedPlayers: unmatchedPlayers.reducer,
});

const reducer = combineReducers({
  auth: authReducer,
  settings: settingsReducer,
  kept: keptReducer,
  entities,
  [baseApi.reducerPath]: baseApi.reducer,
});

type State = ReturnType<typeof reducer>;

/** The developer tools show the whole state but the access token. */
const hideToken = <S>(state: S): S => {
  const { auth } = state as State;
  return auth.accessToken === null ? state : ({ ...state, auth: { ...auth, accessToken: '(hidden)' } } as S);
};
const hideTokenOf = <A extends UnknownAction>(action: A): A => {
  const payload = action['payload'] as { accessToken?: string } | undefined;
  return action.type === 'auth/tokensReceived' ? { ...action, payload: { ...payload, accessToken: '(hidden)' } } : action;
};

export type StoreOptions = {
  /** The configured addresses, null where none is: then no call is made. */
  host: Host | null;
  /** Leads to the log-in page when a session has expired. */
  toLogIn: () => void;
};

/** The store of the application, and of its tests. A session found in the browser's storage goes on. */
export function makeStore({ host, toLogIn }: StoreOptions) {
  const store = configureStore({
    reducer,
    middleware: (defaults) =>
      // The state is JSON from the API, frozen by Immer: walking it after every action would find nothing and cost seconds.
      defaults({
        thunk: { extraArgument: { apiUrl: host?.apiUrl ?? null } },
        immutableCheck: false,
        serializableCheck: false,
      }).concat(createRefreshMiddleware(host?.clientUrl ?? '', toLogIn), errorLog, baseApi.middleware),
    devTools: { name: 'Sideline', stateSanitizer: hideToken, actionSanitizer: hideTokenOf },
  });
  const stored = host && findStoredSession();
  if (stored) store.dispatch(sessionFound(stored));
  return store;
}

export type AppStore = ReturnType<typeof makeStore>;
export type RootState = ReturnType<AppStore['getState']>;
export type AppDispatch = AppStore['dispatch'];
