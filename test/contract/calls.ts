import { createHash, randomUUID } from 'node:crypto';
import { TOTP } from 'otpauth';
import type { OperationId } from '../../server/http/operations';
import { send } from '../support/call';
import { testAdmin } from '../support/testAdmin';
import { enterTrade, playerOf, possibleTrade } from '../support/seeded';

/** An operation's parameters or body fields, by name. */
export type Params = Record<string, string | number | boolean>;

/** A valid call, and the same with an id that nobody has (where the operation takes one). */
interface SampleCall {
  params: Params;
  /** Makes parameters that are accepted once, where those are not. */
  once?: () => Promise<Params>;
  unknown?: Params[];
}

const league = { params: { leagueId: '132' }, unknown: [{ leagueId: '999' }] };
const sleeperLeague = { leagueId: '620000000000000149' };
/** A recorded league of Sleeper that is removed first. */
const newLeague = '620000000000000186';
const removedLeague = '7001';
/** A recorded league that is put on the schedule. */
const scheduled = '620000000000000260';
const sleeperUser = '610000000000000001';

const { password } = testAdmin;
const wrongCode = { password, code: '000 000' };

/** The password and a code that turn on the admin's second factor. */
async function codeOfNewSecret(): Promise<Params> {
  const answer = await send('POST', '/api/Account/SecondFactor/Begin', {});
  return { password, code: new TOTP({ secret: answer.json<{ secret: string }>().secret }).generate() };
}

/** The password and a recovery code of the admin, whose second factor is on. */
async function newRecoveryCode(): Promise<Params> {
  const code = randomUUID();
  const hash = createHash('sha256').update(code.replaceAll('-', '')).digest('base64url');
  await server.rows(`insert into recovery_code select id, '${hash}' from account where email = '${testAdmin.email}'`);
  return { password, code };
}

/** One sample for every operation that takes no credentials of its own; what depends on the filled rows comes by {@link completeSamples}. */
export const sampleCalls: Partial<Record<OperationId, SampleCall>> = {
  getDraftOrder: league,
  getGames: { params: { leagueId: '132', year: 2025, week: 16 }, unknown: [{ leagueId: '999' }, { year: 1999 }] },
  getRules: { params: sleeperLeague, unknown: [{ leagueId: '999' }] },
  getLeague: league,
  getDepthChart: league,
  getKeeperBreakdown: league,
  getRosterBreakdown: league,
  getLeagueYears: league,
  getAvailablePlayers: league,
  getPlayer: { params: { leagueId: '132' }, unknown: [{ leagueId: '999' }, { playerId: 'nobody' }] },
  getSleeperLeague: { params: sleeperLeague, unknown: [{ leagueId: '999' }] },
  getSettings: { params: sleeperLeague, unknown: [{ leagueId: '999' }] },
  getPreDraftTrades: { params: { leagueId: '132', year: 2026 }, unknown: [{ leagueId: '999' }] },
  getTransactions: { params: { leagueId: '132', year: 2025 }, unknown: [{ leagueId: '999' }] },
  getRookies: { params: { year: 2025 } },
  health: { params: {} },
  pointsByYear: { params: { leagueId: '132', year: 2025 }, unknown: [{ leagueId: '999' }, { year: 1999 }] },
  pointsByYearTeam: {
    params: { leagueId: '132', year: 2025, teamId: '13201' },
    unknown: [{ leagueId: '999' }, { year: 1999 }, { teamId: '34876401' }],
  },
  pointsByYearTeamWeek: {
    params: { leagueId: '132', year: 2025, teamId: '13201', week: 3 },
    unknown: [{ week: 25 }, { leagueId: '999' }, { year: 1999 }, { teamId: '34876401' }],
  },
  sleeperPointsByYear: { params: { ...sleeperLeague, year: 2025 }, unknown: [{ leagueId: '999' }, { year: 1999 }] },
  sleeperPointsByYearTeam: {
    params: { ...sleeperLeague, year: 2025, userId: sleeperUser },
    unknown: [{ leagueId: '132' }, { year: 1999 }, { userId: '7' }],
  },
  sleeperPointsByYearTeamWeek: {
    params: { ...sleeperLeague, year: 2025, userId: sleeperUser, week: 3 },
    unknown: [{ leagueId: '132' }, { year: 1999 }, { userId: '7' }],
  },
  getTeam: { params: { teamId: '13201' }, unknown: [{ teamId: '999' }, { teamId: sleeperUser }] },
  getTeamProfile: { params: { teamId: '13201' }, unknown: [{ teamId: '999' }, { teamId: sleeperUser }] },
  getSleeperTeam: {
    params: { ...sleeperLeague, teamId: sleeperUser },
    unknown: [{ teamId: '13201' }, { leagueId: '132' }, { leagueId: '620000000000000260' }],
  },
  getSleeperTeamProfile: {
    params: { ...sleeperLeague, teamId: sleeperUser },
    unknown: [{ teamId: '13201' }, { leagueId: '132' }],
  },
  teamSetKeeper: {
    params: { teamId: '13201' },
    unknown: [{ teamId: '999' }, { leaguePlayerId: '0' }, { teamId: sleeperUser }],
  },
  sleeperTeamSetKeeper: {
    params: { teamId: '610000000000001074' },
    unknown: [{ teamId: '13201' }, { playerId: '0' }],
  },
  getNewSeasons: { params: {} },
  takeBackNewSeason: { params: { leagueId: '2298387' }, unknown: [{ leagueId: '999' }] },
  getRuns: { params: {} },
  getUnmatchedPlayers: { params: {} },
  saveAlias: { params: { name: 'Hollywood Josh', player: 'Josh Allen' } },
  getAliases: { params: {} },
  getSchedule: { params: {} },
  getInvitations: { params: {} },
  createInvitation: { params: { role: 'member', leagueId: '132', teamId: '13201' } },
  withdrawInvitation: { params: {}, unknown: [{ invitationId: '0' }] },
  createPasswordReset: { params: { userEmail: testAdmin.email }, unknown: [{ userEmail: 'nobody@example.com' }] },
  getSecurityLog: { params: {} },
  getLogInRules: { params: {} },
  setLogInRules: { params: { requiresSecondFactor: false } },
  setPace: { params: { leagueId: scheduled, pace: 'daily' }, unknown: [{ leagueId: '999' }] },
  syncLeague: { params: { leagueId: scheduled }, unknown: [{ leagueId: '999' }] },
  removeAlias: { params: { name: 'Hollywood Jim' }, unknown: [{ name: 'Nobody at all' }] },
  getAccount: { params: {} },
  getSessions: { params: {} },
  getSecondFactor: { params: {} },
  beginSecondFactor: { params: {} },
  turnOnSecondFactor: { params: wrongCode, once: codeOfNewSecret },
  makeRecoveryCodes: { params: wrongCode, once: newRecoveryCode },
  turnOffSecondFactor: { params: wrongCode, once: newRecoveryCode },
  endSessions: { params: {}, unknown: [{ sessionId: 'nobodys' }] },
  findHostLeague: { params: { platform: 'sleeper', league: sleeperLeague.leagueId } },
  getLeagues: { params: {} },
  setLeagueSettings: { params: { leagueId: '612374', manualKeepersEnabled: true }, unknown: [{ leagueId: '999' }] },
  removeLeague: { params: { leagueId: removedLeague, name: 'Short Lived League' }, unknown: [{ leagueId: '999' }] },
  findLeaguesOfUser: { params: { user: 'avery01' } },
  addLeague: { params: { platform: 'sleeper', league: newLeague } },
  exportLeague: { params: { leagueId: '132' }, unknown: [{ leagueId: '999' }] },
  saveHostKey: { params: { league: '70001', season: 2026, apiKey: 'a-key-of-the-host' } },
  getKeeperChanges: { params: { leagueId: '132' }, unknown: [{ leagueId: '999' }] },
  getEnteredTrades: { params: { leagueId: '132', year: 2026 }, unknown: [{ leagueId: '999' }] },
  createPreDraftTrade: { params: { leagueId: '612374' }, unknown: [{ leagueId: '999' }] },
  replacePreDraftTrade: { params: {}, unknown: [{ tradeId: '0' }, { leagueId: '999' }, sleeperLeague] },
  takeBackPreDraftTrade: { params: {}, unknown: [{ tradeId: '0' }, { leagueId: '999' }, sleeperLeague] },
};

/** Adds what depends on the filled rows. */
export async function completeSamples(): Promise<void> {
  await server.rows(`delete from league where id = '${newLeague}'`);
  Object.assign(sampleCalls.getPlayer!.params, { playerId: await playerOf('132', '13201') });
  Object.assign(sampleCalls.teamSetKeeper!.params, { leaguePlayerId: await playerOf('132', '13201') });
  Object.assign(sampleCalls.sleeperTeamSetKeeper!.params, {
    playerId: await playerOf('620000000000000260', '610000000000001074'),
  });
  await server.rows(
    `insert into account_scope (account_id, league_id, team_id) select id, '132', '' from account where role = 'admin' on conflict do nothing`,
  );
  for (const id of ['replacePreDraftTrade', 'takeBackPreDraftTrade'] as const) {
    const trade = await possibleTrade('132');
    const tradeId = await enterTrade(trade);
    const { leagueId, year } = trade;
    Object.assign(sampleCalls[id]!.params, { tradeId }, id === 'replacePreDraftTrade' ? trade : { leagueId, year });
  }
  await send('POST', '/api/Invitations', sampleCalls.createInvitation!.params);
  const [invitation] = (await send('GET', '/api/Invitations')).json<{ invitationId: string }[]>();
  Object.assign(sampleCalls.withdrawInvitation!.params, { invitationId: invitation!.invitationId });
  await send('GET', `/api/Admin/createNewSeason?leagueId=${sampleCalls.takeBackNewSeason!.params['leagueId']}`);
  await server.rows(
    `insert into league (id, provider, name, season, standings_season, has_drafted, manual_keepers_enabled)
     values ('${removedLeague}', 'default', 'Short Lived League', 2026, 2026, false, false) on conflict do nothing`,
  );
  await server.rows('delete from import_run');
  await server.rows(`insert into league_schedule (league_id) values ('${scheduled}') on conflict do nothing`);
  await send('POST', '/api/Admin/SaveAlias', { name: sampleCalls.removeAlias!.params['name'], player: 'Josh Allen' });
  Object.assign(sampleCalls.createPreDraftTrade!.params, await possibleTrade('612374'));
}

/** Parameters as a query. */
export const queryOf = (params: Params) =>
  new URLSearchParams(Object.entries(params).map(([key, value]) => [key, String(value)])).toString();
