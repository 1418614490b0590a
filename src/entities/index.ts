/** Every entity table of the store. */
import { accounts, sessions } from './accounts';
import { availablePlayers } from './availablePlayers';
import { breakdowns } from './breakdowns';
import { depthCharts } from './depthCharts';
import { draftPicks } from './draftPicks';
import { leagues } from './leagues';
import {
  aliases,
  invitations,
  leagueResults,
  maintenanceRuns,
  managedLeagues,
  newSeasons,
  scheduledLeagues,
  securityEvents,
  unmatchedPlayers,
} from './maintenance';
import { players } from './players';
import { rookies } from './rookies';
import { rosterPlayers } from './rosterPlayers';
import { playerScores, seasonScores, teamNames, weekScores } from './scores';
import { seasonTeams } from './seasonTeams';
import { standings } from './standings';
import { teams } from './teams';
import { enteredTrades, tradeForms, trades } from './trades';

const tables = {
  accounts,
  availablePlayers,
  breakdowns,
  depthCharts,
  draftPicks,
  enteredTrades,
  invitations,
  leagueResults,
  managedLeagues,
  leagues,
  maintenanceRuns,
  playerScores,
  players,
  rookies,
  rosterPlayers,
  scheduledLeagues,
  securityEvents,
  seasonScores,
  seasonTeams,
  sessions,
  standings,
  teamNames,
  teams,
  tradeForms,
  trades,
  newSeasons,
  unmatchedPlayers,
  aliases,
  weekScores,
};

type Tables = typeof tables;

/** The tables' reducers by name. */
export const entityReducers = Object.fromEntries(
  Object.values(tables).map(({ name, reducer }) => [name, reducer]),
) as unknown as {
  [Name in keyof Tables]: Tables[Name]['reducer'];
};
