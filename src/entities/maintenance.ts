/** The tables of the admin page. They load with it. */
import type { adminApi } from '../api/admin';
import type { invitationsApi } from '../api/invitations';
import type { Schema } from '../api/types';
import { createTable, feed } from './createTable';
import { endpointByName } from './endpointByName';
import { injectTables, type StateOf } from './index';
import { keyedRows } from './keys';

type Endpoints = typeof adminApi.endpoints & typeof invitationsApi.endpoints;

const endpoint = <Name extends keyof Endpoints>(name: Name) => endpointByName<Endpoints, Name>(name);

const calls = [
  'populateCache',
  'populateRookies',
  'populateFullLeagueYearData',
  'populateLastSeasonsRoster',
  'refreshKeepers',
  'refreshRosters',
  'refreshStandings',
  'updateLeagueYearData',
  'getNflPlayerRankings',
  'setFantasyProsPlayerIds',
  'loadNewFantasyProsFile',
  'updateHistoricalTeamWeekData',
  'populateLeagueDraftOrder',
  'sleeperUpdateLeagues',
  'sleeperUpdatePlayers',
  'sleeperHistoricalTeamWeekData',
  'createNewSeason',
] as const satisfies (keyof Endpoints)[];

/** A maintenance call, by the contract's name. */
export type AdminCallId = (typeof calls)[number];

/** The key of the result for a league, or for none in particular. */
export const resultKey = ({ leagueId }: Pick<Schema<'AdminLeagueRun'>, 'leagueId'>): string => leagueId ?? 'all';

/** The key of the only list of runs, of new seasons, of unmatched players, and of aliases. */
export const onlyList = 'all';

/**
 * The result of a call's last run for a league; the list's key is the call. The specification defines no response: other servers may
 * differ.
 */
export type LeagueResultRow = { key: string } & Schema<'AdminLeagueRun'>;
export const leagueResults = createTable(
  'leagueResults',
  calls.map((id) =>
    feed(endpoint(id), (response) => {
      const { leagues } = response as Partial<Schema<'AdminRun'>>;
      const rows = Array.isArray(leagues) ? leagues.filter((row) => typeof row === 'object' && row !== null) : [];
      return keyedRows(id, rows, resultKey);
    }),
  ),
);

/** A call in the queue, by its run. */
export type ActiveRunRow = { key: string } & Schema<'AdminRun'>;
export const activeRuns = createTable('activeRuns', [
  feed(endpoint('getActiveRuns'), (response) => keyedRows(onlyList, response, ({ run }) => run ?? '')),
]);

/** A recorded run of a call for a league. */
export type RunRow = { key: string } & Schema<'MaintenanceRun'>;
export const maintenanceRuns = createTable('maintenanceRuns', [
  feed(endpoint('getRuns'), (response) => keyedRows(onlyList, response, ({ id }) => id)),
]);

/** A league whose newest season was created by the call. */
export type NewSeasonRow = { key: string } & Schema<'NewSeason'>;
const created = (response: Schema<'NewSeason'>[]) => keyedRows(onlyList, response, ({ leagueId }) => leagueId);
export const newSeasons = createTable('newSeasons', [
  feed(endpoint('getNewSeasons'), created),
  feed(endpoint('takeBackNewSeason'), created),
]);

/** A name that an import could not match to a player. */
export type UnmatchedRow = { key: string } & Schema<'UnmatchedPlayer'>;
const unmatched = (response: Schema<'UnmatchedPlayer'>[]) => keyedRows(onlyList, response, ({ name }) => name);
export const unmatchedPlayers = createTable('unmatchedPlayers', [
  feed(endpoint('getUnmatchedPlayers'), unmatched),
  feed(endpoint('saveAlias'), unmatched),
]);

/** An alias of a player: another name, or his id at a host. */
export type AliasRow = { key: string } & Schema<'Alias'>;
const given = (response: Schema<'Alias'>[]) => keyedRows(onlyList, response, ({ name }) => name);
export const aliases = createTable('aliases', [feed(endpoint('getAliases'), given), feed(endpoint('removeAlias'), given)]);

/** A league that is read by the schedule. */
export type ScheduledLeagueRow = { key: string } & Schema<'ScheduledLeague'>;
const inSchedule = (response: Schema<'ScheduledLeague'>[]) => keyedRows(onlyList, response, ({ leagueId }) => leagueId);
export const scheduledLeagues = createTable('scheduledLeagues', [
  feed(endpoint('getSchedule'), inSchedule),
  feed(endpoint('setPace'), inSchedule),
  feed(endpoint('syncLeague'), inSchedule),
]);

/** A job of the schedule that failed at every attempt. */
export type FailedJobRow = { key: string } & Schema<'FailedJob'>;
const failed = (response: Schema<'FailedJob'>[]) => keyedRows(onlyList, response, ({ jobId }) => jobId);
export const failedJobs = createTable('failedJobs', [
  feed(endpoint('getFailedJobs'), failed),
  feed(endpoint('retryFailedJob'), failed),
  feed(endpoint('discardFailedJob'), failed),
]);

/** The key of a page of the security log. */
export const securityPage = ({ kind = 'all', before = 0 }: { kind?: string; before?: number }) => `${kind} ${before}`;

/** An event of accounts and secrets. */
export type SecurityEventRow = { key: string } & Schema<'SecurityEvent'>;
export const securityEvents = createTable('securityEvents', [
  feed(endpoint('getSecurityLog'), (response, page) => keyedRows(securityPage(page), response, ({ id }) => id)),
]);

/** An open link for a new account or a new password. */
export type InvitationRow = { key: string } & Schema<'Invitation'>;
const stillOpen = (response: Schema<'Invitation'>[]) => keyedRows(onlyList, response, ({ invitationId }) => invitationId);
export const invitations = createTable('invitations', [
  feed(endpoint('getInvitations'), stillOpen),
  feed(endpoint('withdrawInvitation'), stillOpen),
]);

/** What is required of accounts that log in. */
const rules = (response: Schema<'AccountRules'>) => keyedRows(onlyList, [response], () => onlyList);
export const accountRules = createTable('accountRules', [
  feed(endpoint('getAccountRules'), rules),
  feed(endpoint('setAccountRules'), rules),
]);

const adminTables = {
  activeRuns,
  aliases,
  failedJobs,
  invitations,
  leagueResults,
  accountRules,
  maintenanceRuns,
  newSeasons,
  scheduledLeagues,
  securityEvents,
  unmatchedPlayers,
};
declare module './index' {
  interface LazyTables extends StateOf<typeof adminTables> {}
}
injectTables(adminTables);
