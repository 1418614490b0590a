import type { components } from '../../../src/api/generated/schema.gen';
import { requireCommissioner } from '../../auth/permissions';
import { record } from '../../auth/securityLog';
import type { Database } from '../../db';
import { directory } from '../../db/invalidation';
import { removeHostKeys } from '../../db/queries/leagues/hostKeys';
import { selectLeagueRows } from '../../db/queries/leagues/leagueExport';
import {
  type League,
  lockLeague,
  removeLeague,
  selectTeamOwners,
  setLeague,
  setOwnerNames,
} from '../../db/queries/leagues/leagues';
import { setPace, findOnSchedule } from '../../db/queries/jobs/schedule';
import { writeAndPublish, writeDirectory } from '../../db/writeLeague';
import { InvalidInputError, NotFoundError } from '../../domain/errors';
import { plainText } from '../../domain/plainText';
import { acceptedCall, enqueueAccepted, findDrops, isAccepted } from '../../sync/calls/acceptedDrops';
import { readLeagueProblem } from '../../sync/schedule/freshness';
import { instant } from '../instant';
import type { HandlerContext, Handlers } from '../operations';
import { getLeagueOf } from './find';
import { listSettingsChanges, recordSettingsChange } from './settingsChanges';
import { readDifferences } from './recordDifferences';
import { runJob } from './runJob';

/** A name normalised to what a person can type: composed letters, single spaces. */
const asTyped = (name: string) => name.normalize('NFC').replace(/\s+/g, ' ').trim();

type SettingsCall = 'getLeagueSettings' | 'setLeagueSettings' | 'removeLeague' | 'exportLeague' | 'acceptDrop';
type Change = components['schemas']['LeagueSettingsChange'];

async function dropsOf(db: Database, leagueId: string): Promise<components['schemas']['RefusedDrop'][]> {
  const drops = [];
  for (const { call, startedAt: at, error } of await findDrops(db, [leagueId]))
    drops.push({ call, at, reason: error ?? '', isQueued: await isAccepted(db, leagueId, call) });
  return drops;
}

async function settingsOf(db: Database, league: League): Promise<components['schemas']['LeagueSettings']> {
  const { id: leagueId, name: leagueName, hostName, provider, manualKeepersEnabled, visibility } = league;
  const teams = await selectTeamOwners(db, leagueId);
  const drops = await dropsOf(db, leagueId);
  const differences = (await readDifferences(db, [leagueId])).get(leagueId) ?? [];
  const changes = await listSettingsChanges(db, leagueId);
  const pace = (await findOnSchedule(db, leagueId))?.pace ?? null;
  const problem = await readLeagueProblem(db, leagueId);
  const syncProblem = problem && { since: instant(problem.since), reason: problem.reason };
  const own = { leagueId, leagueName, hostName, provider, manualKeepersEnabled, visibility };
  return { ...own, pace, syncProblem, teams, drops, differences, changes };
}

/** @throws InvalidInputError for an owner of a team that the league does not have */
async function checkOwners(tx: Database, leagueId: string, owners: NonNullable<Change['owners']>): Promise<void> {
  const teams = new Set((await selectTeamOwners(tx, leagueId)).map(({ teamId }) => teamId));
  const seen = new Set<string>();
  const errors = owners.flatMap(({ teamId }, i) => {
    const isTwice = seen.has(teamId);
    seen.add(teamId);
    if (teams.has(teamId) && !isTwice) return [];
    return { field: `owners.${i}.teamId`, message: isTwice ? 'must not be given twice' : 'must be a team of the league' };
  });
  if (errors.length) throw new InvalidInputError(errors);
}

/** The league of a call by its commissioner, locked. @throws NotFoundError or ForbiddenError */
async function lockOwnLeague(
  tx: Database,
  { account }: Pick<HandlerContext<SettingsCall>, 'account'>,
  id: string,
): Promise<League> {
  const league = await lockLeague(tx, id);
  if (!league) throw new NotFoundError(`League ${id}`);
  requireCommissioner(account, id);
  return league;
}

export const leagueSettingsHandlers: Handlers<SettingsCall> = {
  getLeagueSettings: async ({ db, account, query: { leagueId } }) => {
    const league = await getLeagueOf(db, leagueId);
    requireCommissioner(account, leagueId);
    return settingsOf(db, league);
  },

  setLeagueSettings: async (context) => {
    const { db, bus, account, address, body } = context;
    const { leagueId, leagueName, manualKeepersEnabled, visibility, pace, owners } = body;
    return writeAndPublish({ db, bus }, async (tx, changed) => {
      const league = await lockOwnLeague(tx, context, leagueId);
      const name = leagueName === undefined ? league.name : plainText(leagueName) || (league.hostName ?? league.name);
      const changes = {
        name,
        // The former name of a league without a host: an empty name restores it.
        hostName: league.hostName ?? (name === league.name ? null : league.name),
        manualKeepersEnabled: manualKeepersEnabled ?? league.manualKeepersEnabled,
        visibility: visibility ?? league.visibility,
      };
      const before = await settingsOf(tx, league);
      await setLeague(tx, leagueId, changes);
      const after = { ...league, ...changes };
      if (pace && !(await setPace(tx, leagueId, pace)))
        throw new InvalidInputError([{ field: 'pace', message: 'must be left out: the league is not on the schedule' }]);
      if (owners) {
        await checkOwners(tx, leagueId, owners);
        await setOwnerNames(
          tx,
          leagueId,
          owners.map((owner) => ({ ...owner, ownerName: plainText(owner.ownerName) })),
        );
      }
      await recordSettingsChange(tx, before, await settingsOf(tx, after), { actorId: account.id, client: { address } });
      await changed(leagueId);
      if (league.name !== after.name || league.visibility !== after.visibility) await changed(directory);
      return settingsOf(tx, after);
    });
  },

  acceptDrop: async (context) => {
    const { db, bus, queue, isEmbedded, account, address, imports, body } = context;
    const { leagueId, call } = body;
    const league = await getLeagueOf(db, leagueId);
    requireCommissioner(account, leagueId);
    const drop = (await findDrops(db, [leagueId])).find((each) => each.call === call);
    if (!drop) throw new InvalidInputError([{ field: 'call', message: 'must be one whose smaller response was refused' }]);
    const detail = `${league.name}, ${leagueId}: ${drop.error}`;
    await record(db, 'drop_accepted', { actorId: account.id, client: { address }, leagueId, detail });
    if (imports.isQueued) await enqueueAccepted({ db, bus, queue, isEmbedded }, call, league, account.email);
    else await runJob(context, acceptedCall({ db, importDir: imports.importDir, startedBy: account.email }, call, league));
    return settingsOf(db, await getLeagueOf(db, leagueId));
  },

  removeLeague: async (context) => {
    const { db, bus, account, address, body } = context;
    await writeDirectory({ db, bus }, body.leagueId, async (tx) => {
      const league = await lockOwnLeague(tx, context, body.leagueId);
      if (asTyped(body.name) !== asTyped(league.name))
        throw new InvalidInputError([{ field: 'name', message: `must be ${league.name}` }]);
      await removeHostKeys(tx, league.id);
      await removeLeague(tx, league.id);
      const detail = `${league.name}, ${league.id}`;
      await record(tx, 'league_removed', { actorId: account.id, client: { address }, leagueId: league.id, detail });
    });
  },

  exportLeague: async ({ db, account, address, query: { leagueId } }) => {
    const { name: leagueName } = await getLeagueOf(db, leagueId);
    requireCommissioner(account, leagueId);
    const tables = await selectLeagueRows(db, leagueId);
    const detail = `${leagueName}, ${leagueId}`;
    await record(db, 'league_exported', { actorId: account.id, client: { address }, leagueId, detail });
    return { leagueId, leagueName, exportedAt: new Date().toISOString(), tables };
  },
};
