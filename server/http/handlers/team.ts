import { maySee, requireCommissioner } from '../../auth/permissions';
import type { Database } from '../../db';
import { NotFoundError } from '../../domain/errors';
import type { Handlers } from '../operations';
import { findOwnerName } from '../../db/queries/leagues/leagues';
import { selectKeeperChanges } from '../../db/queries/teams/keepers';
import { selectTeamPlayers } from '../../db/queries/players/players';
import { chooseDraft } from './chosenDraft';
import { draftOf } from './draft';
import { type FoundTeam, getDefaultTeam, getDefaultTeamOrFormer, getLeagueOf, getSleeperTeamOf } from './find';
import { setKeeper, setSleeperKeeper, withOwnMarks } from './setKeeper';

const rosterOf = async (db: Database, { team, league }: FoundTeam) => ({
  teamPlayers: await selectTeamPlayers(db, league, team.id),
  manualKeepersEnabled: league.manualKeepersEnabled,
  leagueId: league.id,
});

/** A team's picks in the draft that its league prepares; none after the draft, and before its order is known. */
async function picksOf(db: Database, { team, league }: FoundTeam) {
  if (league.hasDrafted || team.lastSeason !== undefined) return {};
  const picks = (await draftOf(db, league, await chooseDraft(db, league, league.season))).flatMap((round) => round.picks);
  if (picks.length === 0) return {};
  const own = picks.filter(({ teamId }) => teamId === team.id);
  return {
    picks: own.map(({ pickString, keeper, isGuess, slotTeam, slotTeamId }) => ({
      ...{ pickString, keeper, ...(isGuess && { isGuess }) },
      ...(slotTeam && slotTeamId && { originalTeam: slotTeam, originalTeamId: slotTeamId }),
    })),
  };
}

async function profileOf(db: Database, found: FoundTeam) {
  const { team, league } = found;
  const { avatar, name: teamName, division, lastSeason } = team;
  const ownerName = (await findOwnerName(db, league.id, team.id)) ?? team.ownerName;
  const profile = { avatar, teamName, ownerName, division, leagueId: league.id, ...(await picksOf(db, found)) };
  return lastSeason === undefined ? profile : { ...profile, lastSeason };
}

type TeamCall =
  | 'getKeeperChanges'
  | 'getTeam'
  | 'getTeamProfile'
  | 'teamSetKeeper'
  | 'getSleeperTeam'
  | 'getSleeperTeamProfile'
  | 'sleeperTeamSetKeeper';

export const teamHandlers: Handlers<TeamCall> = {
  getKeeperChanges: async ({ db, query, account }) => {
    const league = await getLeagueOf(db, query.leagueId);
    requireCommissioner(account, league.id);
    const changes = await selectKeeperChanges(db, league);
    return changes.map((change) => ({ ...change, changedAt: new Date(change.changedAt).toISOString() }));
  },
  getTeam: async ({ db, query, setScope }) => {
    const found = await getDefaultTeamOrFormer(db, query.teamId);
    setScope(found.league.id);
    return rosterOf(db, found);
  },
  getTeamProfile: async ({ db, query, setScope }) => {
    const found = await getDefaultTeamOrFormer(db, query.teamId);
    setScope(found.league.id);
    return profileOf(db, found);
  },
  teamSetKeeper: async ({ db, bus, query, account }) => {
    const found = await getDefaultTeam(db, query.teamId);
    if (!maySee(account, found.league)) throw new NotFoundError(`Team ${query.teamId}`);
    return setKeeper({ db, bus }, account, found.league.id, query, async (tx) => {
      const roster = await rosterOf(tx, found);
      return { ...roster, teamPlayers: await withOwnMarks(tx, account, found.league, query.teamId, roster.teamPlayers) };
    });
  },
  getSleeperTeam: async ({ db, query }) => rosterOf(db, await getSleeperTeamOf(db, query.leagueId, query.teamId)),
  getSleeperTeamProfile: async ({ db, query }) => profileOf(db, await getSleeperTeamOf(db, query.leagueId, query.teamId)),
  sleeperTeamSetKeeper: ({ db, bus, body, account }) =>
    setSleeperKeeper({ db, bus }, account, body, async (tx, league) =>
      withOwnMarks(tx, account, league, body.teamId, await selectTeamPlayers(tx, league, body.teamId)),
    ),
};
