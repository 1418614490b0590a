import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TOTP } from 'otpauth';
import type { OperationId } from '../../server/http/operations';
import { Authenticator } from '../support/authenticator';
import { send } from '../support/call';
import { recordedDir } from '../support/startServer';
import { testAdmin } from '../support/testAdmin';
import { samples } from '../samples';
import { getKeeperDesk } from '../samples/getKeeperDesk';
import { keeperRules } from '../samples/getKeeperRules';
import type { Params } from '../samples/sample';
import { enterTrade, playerOf, possiblePickTrade, possibleTrade } from '../support/seeded';

/** A valid call, and the same with an id that nobody has (where the operation takes one). */
interface SampleCall {
  params: Params;
  /** Makes parameters that are accepted once, where those are not. */
  once?: () => Promise<Params>;
  unknown?: Params[];
  /** Malformed values of fields that allow any text; `~` for all others. */
  malformed?: Params;
}

const sleeperLeague = { leagueId: '620000000000000149' };
/** A recorded league of Sleeper that is removed first. */
const newLeague = '620000000000000186';
const removedLeague = '7001';
/** A recorded league that is put on the schedule. */
const scheduled = '620000000000000260';
const sleeperUser = '610000000000000001';
const teamScope = { leagueId: '132', teamId: '13201' };
/** An account that admins change. */
const managed = 'managed@example.com';
/** The ids of failed jobs, by the resources that they read. */
const failedJobs = { scores: randomUUID(), rosters: randomUUID() };

const { password } = testAdmin;
const wrongCode = { password, code: '000 000' };

/** The password and a code that turn on the admin's second factor. */
async function codeOfNewSecret(): Promise<Params> {
  const response = await send('POST', '/api/Account/SecondFactor/Begin', {});
  return { password, code: new TOTP({ secret: response.json<{ secret: string }>().secret }).generate() };
}

/** Removes the admin's password, and has the same set again. */
async function withoutPassword(): Promise<Params> {
  await server.rows(`update account set password_hash = null where email = '${testAdmin.email}'`);
  return { newPassword: password };
}

/** The token of a new link. */
async function invitedToken(): Promise<Params> {
  const response = await send('POST', '/api/Invitations', sampleCalls.createInvitation!.params);
  return { token: response.json<{ token: string }>().token };
}

const invitedPasskey = async () => ({ ...(await invitedToken()), userEmail: 'invited.too@example.com' });

const idOf = async (email: string) => {
  const [found] = await server.rows<{ id: number }>(`select id from account where email = '${email}'`);
  return String(found!.id);
};

/** An account that can be removed. */
async function otherAccount(): Promise<Params> {
  const userEmail = `${randomUUID()}@example.com`;
  await server.addAccount({ email: userEmail, role: 'member', scopes: [teamScope] });
  return { accountId: await idOf(userEmail), userEmail };
}

/** The password and a new passkey of the admin. */
async function addedPasskey(): Promise<Params> {
  const added = (await send('POST', passkeys, await newPasskey())).json<{ passkeyId: string }[]>();
  return { password, passkeyId: added.at(-1)!.passkeyId };
}

/** The password and a recovery code of the admin, whose second factor is on. */
async function newRecoveryCode(): Promise<Params> {
  const code = randomUUID();
  const hash = createHash('sha256').update(code.replaceAll('-', '')).digest('base64url');
  await server.rows(`insert into recovery_code select id, '${hash}' from account where email = '${testAdmin.email}'`);
  return { password, code };
}

const playerFile = {
  name: 'draft_2026.csv',
  text: "RK,PLAYER NAME\n1,Josh Allen\n2,Josh Allen\n3,Ja'Marr Chase\n4,Nobody Known\n",
  acceptFewer: true,
};

/** A file that another one of its kind was loaded before. */
async function replacedFile(): Promise<Params> {
  await send('POST', '/api/Admin/LoadPlayerFile', { ...playerFile, name: 'draft_2026_early.csv' });
  return { ...playerFile, text: playerFile.text.replace('1,', '5,') };
}

const passkeys = '/api/Account/Passkeys';
const adminKey = new Authenticator();
const optionsOf = async (url: string, body: object) => (await send('POST', url, body)).json<{ challenge: string }>();

/** A new passkey that the admin can add. */
const newPasskey = async (key = new Authenticator()): Promise<Params> => ({
  credential: key.make(await optionsOf(`${passkeys}/Begin`, { password })),
});

/** One sample for every operation that takes no credentials of its own; what depends on the filled rows comes by {@link completeSamples}. */
export const sampleCalls: Partial<Record<OperationId, SampleCall>> = {
  ...samples,
  getGames: { params: { leagueId: '132', year: 2025, week: 16 }, unknown: [{ leagueId: '999' }, { year: 1999 }] },
  getBracket: { params: { leagueId: '132', year: 2025 }, unknown: [{ leagueId: '999' }, { year: 1999 }] },
  getSearchIndex: { params: { leagueId: '132' }, unknown: [{ leagueId: '999' }] },
  getTeamSeason: {
    params: { leagueId: '132', teamId: '13204', year: 2025 },
    unknown: [{ leagueId: '999' }, { teamId: '7' }, { year: 1999 }],
  },
  getRules: { params: sleeperLeague, unknown: [{ leagueId: '999' }] },
  getPlayer: { params: { leagueId: '132' }, unknown: [{ leagueId: '999' }, { playerId: 'nobody' }] },
  getSleeperLeague: { params: sleeperLeague, unknown: [{ leagueId: '999' }] },
  health: { params: {} },
  sleeperPointsByYear: { params: { ...sleeperLeague, year: 2025 }, unknown: [{ leagueId: '999' }, { year: 1999 }] },
  sleeperPointsByYearTeam: {
    params: { ...sleeperLeague, year: 2025, userId: sleeperUser },
    unknown: [{ leagueId: '132' }, { year: 1999 }, { userId: '7' }],
  },
  sleeperPointsByYearTeamWeek: {
    params: { ...sleeperLeague, year: 2025, userId: sleeperUser, week: 3 },
    unknown: [{ leagueId: '132' }, { year: 1999 }, { userId: '7' }],
  },
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
  previewPlayerFile: { params: playerFile, malformed: { name: '' }, once: replacedFile },
  loadPlayerFile: { params: playerFile, malformed: { name: '' } },
  saveAlias: { params: { name: 'Hollywood Josh', player: 'Josh Allen' } },
  getAliases: { params: {} },
  getSchedule: { params: { search: 'e', only: 'differing', page: 1 }, malformed: { search: 'x'.repeat(81) } },
  getInvitations: { params: {} },
  createInvitation: { params: { role: 'member', scopes: [teamScope] } },
  getAccounts: { params: { search: 'example', page: 1 }, malformed: { search: 'x'.repeat(255) } },
  setRights: { params: { role: 'member', scopes: [teamScope] }, unknown: [{ accountId: '0' }] },
  endAccountSessions: { params: {}, unknown: [{ accountId: '0' }] },
  removeAccount: { params: { userEmail: managed }, once: otherAccount, unknown: [{ accountId: '0' }] },
  withdrawInvitation: { params: {}, unknown: [{ invitationId: '0' }] },
  createPasswordReset: { params: { userEmail: testAdmin.email }, unknown: [{ userEmail: 'nobody@example.com' }] },
  getSecurityLog: { params: {} },
  getAccountRules: { params: {} },
  setAccountRules: { params: { requiresSecondFactor: false, leaguesPerAccount: 50 } },
  getFailedJobs: { params: {} },
  retryFailedJob: { params: { jobId: failedJobs.scores }, unknown: [{ jobId: randomUUID() }] },
  discardFailedJob: { params: { jobId: failedJobs.rosters }, unknown: [{ jobId: randomUUID() }] },
  setPace: { params: { leagueId: scheduled, pace: 'daily' }, unknown: [{ leagueId: '999' }] },
  syncLeague: { params: { leagueId: scheduled }, unknown: [{ leagueId: '999' }] },
  removeAlias: { params: { name: 'Hollywood Jim' }, unknown: [{ name: 'Nobody at all' }] },
  getAccount: { params: {} },
  getEventTicket: { params: {} },
  getSessions: { params: {} },
  getSecondFactor: { params: {} },
  beginSecondFactor: { params: {} },
  turnOnSecondFactor: { params: wrongCode, once: codeOfNewSecret },
  makeRecoveryCodes: { params: wrongCode, once: newRecoveryCode },
  turnOffSecondFactor: { params: wrongCode, once: newRecoveryCode },
  beginInvitedPasskey: { params: { token: 'no-such-token', userEmail: 'invited.too@example.com' }, once: invitedPasskey },
  findInvitation: { params: { token: 'no-such-token' }, once: invitedToken },
  beginPasskeyLogIn: { params: {} },
  logInWithPasskey: {
    params: { credential: {} },
    once: async () => ({ credential: adminKey.sign(await optionsOf('/api/token/passkey/options', {})) }),
  },
  getPasskeys: { params: {} },
  beginPasskey: { params: { password } },
  addPasskey: { params: { credential: {} }, once: newPasskey },
  renamePasskey: { params: { name: 'A key' }, unknown: [{ passkeyId: '0' }] },
  removePasskey: { params: { password }, once: addedPasskey, unknown: [{ passkeyId: '0' }] },
  setPassword: { params: { newPassword: password }, once: withoutPassword },
  endSessions: { params: {}, unknown: [{ sessionId: 'nobodys' }] },
  findHostLeague: { params: { platform: 'sleeper', league: sleeperLeague.leagueId } },
  getLeagues: { params: { search: 'league', platform: 'default', page: 1 }, malformed: { search: 'x'.repeat(101) } },
  getDirectory: { params: { search: 'league', page: 1 }, malformed: { search: 'x'.repeat(81) } },
  setDemoLeagues: { params: { areShown: true } },
  getAdditions: { params: {} },
  setLeagueSettings: { params: { leagueId: '612374', manualKeepersEnabled: true }, unknown: [{ leagueId: '999' }] },
  getLeagueSettings: { params: { leagueId: '612374' }, unknown: [{ leagueId: '999' }] },
  acceptDrop: { params: { leagueId: '612374', call: 'refreshStandings' }, unknown: [{ leagueId: '999' }] },
  removeLeague: {
    params: { leagueId: removedLeague, name: 'Short Lived League' },
    unknown: [{ leagueId: '999' }],
    malformed: { name: '' },
  },
  findLeaguesOfUser: { params: { user: 'avery01' } },
  addLeague: { params: { platform: 'sleeper', league: newLeague } },
  exportLeague: { params: { leagueId: '132' }, unknown: [{ leagueId: '999' }] },
  saveHostKey: { params: { league: '70001', season: 2026, apiKey: 'a-key-of-the-host' } },
  getOwnKeeperDesk: { params: teamScope, unknown: [{ leagueId: '999' }] },
  getKeeperChanges: { params: { leagueId: '132' }, unknown: [{ leagueId: '999' }] },
  setKeeperRules: {
    params: { leagueId: '612374', rules: { ...keeperRules, fixedRounds: [15] }, isTrial: true },
    unknown: [{ leagueId: '999' }],
  },
  takeHostKeepers: { params: { leagueId: '620000000000000260' }, unknown: [{ leagueId: '999' }] },
  getEnteredTrades: { params: { leagueId: '132', year: 2026 }, unknown: [{ leagueId: '999' }] },
  getTradablePicks: {
    params: { leagueId: '612374', year: 2026 },
    unknown: [{ leagueId: '999' }, { tradeId: '0' }, { draft: 9 }],
  },
  createPickTrade: { params: { leagueId: '612374' }, unknown: [{ leagueId: '999' }, { tradeId: '0' }] },
  createPreDraftTrade: { params: { leagueId: '612374' }, unknown: [{ leagueId: '999' }] },
  replacePreDraftTrade: { params: {}, unknown: [{ tradeId: '0' }, { leagueId: '999' }, sleeperLeague] },
  takeBackPreDraftTrade: { params: {}, unknown: [{ tradeId: '0' }, { leagueId: '999' }, sleeperLeague] },
};

/** Lets imports read the recorded leagues, and the small one of MyFantasyLeague that a key is stored for. */
let recorded = '';
function recordKeyedLeague(): void {
  recorded = mkdtempSync(join(tmpdir(), 'sideline-calls-'));
  symlinkSync(join(recordedDir, 'sleeper'), join(recorded, 'sleeper'));
  const { league: id, season } = sampleCalls.saveHostKey!.params;
  const folder = join(recorded, 'mfl', `${season}`, `${id}`);
  mkdirSync(folder, { recursive: true });
  const franchise = [{ id: '0001', name: 'Lions of Oz' }];
  writeFileSync(
    join(folder, 'league.json'),
    JSON.stringify({ league: { id, name: 'Harbour League', franchises: { franchise } } }),
  );
  server.importFrom({ recorded });
}
afterAll(() => rmSync(recorded, { recursive: true, force: true }));

/** Sets rules that refuse quarterbacks in a league whose every team keeps one, and another player at its host. */
async function keepQuarterbacks(): Promise<void> {
  const { leagueId } = getKeeperDesk.params;
  await server.rows(
    `insert into keeper_rules values ('${String(leagueId)}', 2026, '${JSON.stringify(keeperRules)}') on conflict do nothing`,
  );
  await server.rows(`delete from keeper where league_id = '${String(leagueId)}' and season = 2026`);
  await server.rows(
    `insert into keeper (league_id, season, team_id, player_id, source)
     select league_id, 2026, team_id, min(player_id), 'manual' from roster_entry join player on player.id = player_id
     where league_id = '${String(leagueId)}' and position = 'QB' group by league_id, team_id`,
  );
  await server.rows(
    `insert into host_keeper select league_id, 2026, team_id, min(player_id) from roster_entry join player on player.id = player_id
     where league_id = '${String(leagueId)}' and position <> 'QB' group by league_id, team_id on conflict do nothing`,
  );
}

/** Adds what depends on the filled rows. */
export async function completeSamples(): Promise<void> {
  recordKeyedLeague();
  await server.rows(`delete from league where id = '${newLeague}'`);
  Object.assign(sampleCalls.getPlayer!.params, { playerId: await playerOf('132', '13201') });
  Object.assign(sampleCalls.teamSetKeeper!.params, { leaguePlayerId: await playerOf('132', '13201') });
  Object.assign(sampleCalls.sleeperTeamSetKeeper!.params, {
    playerId: await playerOf('620000000000000260', '610000000000001074'),
  });
  await server.rows(
    `insert into account_scope (account_id, league_id, team_id)
     select id, '132', scope from account, (values (''), ('${teamScope.teamId}')) as of (scope) where role = 'admin' on conflict do nothing`,
  );
  for (const id of ['replacePreDraftTrade', 'takeBackPreDraftTrade'] as const) {
    const trade = await possibleTrade('132');
    const tradeId = await enterTrade(trade);
    const { leagueId, year } = trade;
    Object.assign(sampleCalls[id]!.params, { tradeId }, id === 'replacePreDraftTrade' ? trade : { leagueId, year });
  }
  await send('POST', '/api/PreDraftTrades/Several', await possiblePickTrade('132'));
  await send('POST', '/api/Invitations', sampleCalls.createInvitation!.params);
  const [invitation] = (await send('GET', '/api/Invitations')).json<{ invitationId: string }[]>();
  Object.assign(sampleCalls.withdrawInvitation!.params, { invitationId: invitation!.invitationId });
  await server.addAccount({ email: managed, role: 'member', scopes: [teamScope] });
  for (const id of ['setRights', 'endAccountSessions', 'removeAccount'] as const)
    Object.assign(sampleCalls[id]!.params, { accountId: await idOf(managed) });
  await send('POST', passkeys, await newPasskey(adminKey));
  const [passkey] = (await send('GET', passkeys)).json<{ passkeyId: string }[]>();
  for (const id of ['renamePasskey', 'removePasskey'] as const)
    Object.assign(sampleCalls[id]!.params, { passkeyId: passkey!.passkeyId });
  await send('GET', `/api/Admin/createNewSeason?leagueId=${sampleCalls.takeBackNewSeason!.params['leagueId']}`);
  await server.rows(
    `insert into league (id, provider, name, season, standings_season, has_drafted, manual_keepers_enabled)
     values ('${removedLeague}', 'default', 'Short Lived League', 2026, 2026, false, false) on conflict do nothing`,
  );
  await server.rows(`insert into future_pick values ('132', 2028, 1, '13201', '13202') on conflict do nothing`);
  await server.rows(
    `insert into pick_trade (league_id, season, date, round, pick, from_team_id, to_team_id, source)
     select league_id, 2026, '2026-08-01', 1, 1, min(id), max(id), 'manual' from team
     where league_id = '${sleeperLeague.leagueId}' group by league_id`,
  );
  await server.rows(
    `insert into host_keeper select league_id, season, team_id, min(player_id) from roster_entry join league on id = league_id
     where id = '620000000000000260' group by league_id, season, team_id on conflict do nothing`,
  );
  // Every team has ten points more at the host than in the weeks.
  await server.rows(
    `insert into watermark (league_id, season, resource, week, complete, differences)
     select league_id, 2025, 'weeks', 17, false, jsonb_build_object('first', 1, 'last', 14, 'teams', jsonb_agg(jsonb_build_object('teamId', id,
       'week', null, 'wins', 0, 'losses', 0, 'draws', 0, 'pointsFor', 10, 'pointsAgainst', 0)))
     from team where league_id in ('612374', '620000000000000260') group by league_id
     on conflict (league_id, season, resource) do update set differences = excluded.differences`,
  );
  await keepQuarterbacks();
  await server.rows(
    `insert into security_event (kind, league_id, detail) select 'league_settings_changed', id, 'name' from league`,
  );
  await server.rows('delete from import_run');
  await server.rows(
    `insert into import_run (run, call, chosen, league_id, started_by, started_at, ended_at, outcome, unmatched, is_drop, error)
     values ('0', 'refreshStandings', '612374', '612374', 'schedule', now(), now(), 'failed', '["team 3"]', true, 'has only 1 rows, but 12 are stored')`,
  );
  await server.rows(
    `insert into pgboss.job (name, data, state) values
       ('sync', '{"resource": "pastSeason", "leagueId": "${newLeague}", "season": 2024}', 'created'),
       ('sync', '{"resource": "addition", "leagueId": "${newLeague}", "addition": {"name": "Kicker League", "startedBy": "${testAdmin.email}"}}', 'completed')`,
  );
  for (const [resource, id] of Object.entries(failedJobs))
    await server.rows(
      `insert into pgboss.job (id, name, data, output, retry_limit) values
         ('${id}', 'sync-failed', '{"resource": "${resource}", "leagueId": "${scheduled}"}', '{"message": "Sleeper is down"}', 3)`,
    );
  await send('POST', '/api/Admin/SetAccountRules', { leaguesPerAccount: 50 });
  await server.rows(`insert into league_schedule (league_id) values ('${scheduled}') on conflict do nothing`);
  await send('POST', '/api/Admin/SaveAlias', { name: sampleCalls.removeAlias!.params['name'], player: 'Josh Allen' });
  Object.assign(sampleCalls.createPreDraftTrade!.params, await possibleTrade('612374'));
  Object.assign(sampleCalls.createPickTrade!.params, await possiblePickTrade('612374'));
}

/** Parameters as a query. */
export const queryOf = (params: Params) =>
  new URLSearchParams(Object.entries(params).map(([key, value]) => [key, String(value)])).toString();
