import { requireCommissioner } from '../../auth/permissions';
import type { Database } from '../../db';
import type { Handlers } from '../operations';
import type { League } from '../../db/queries/leagues';
import { selectKeeperChanges } from '../../db/queries/keepers';
import { selectTeamPlayers } from '../../db/queries/players';
import type { Team } from '../../db/queries/teams';
import { getDefaultTeam, getLeagueOf, getSleeperTeamOf } from './find';
import { setKeeper, setSleeperKeeper } from './setKeeper';

type Found = { team: Team; league: League };

const rosterOf = async (db: Database, { team, league }: Found) => ({
  teamPlayers: await selectTeamPlayers(db, league, team.id),
  manualKeepersEnabled: league.manualKeepersEnabled,
  leagueId: league.id,
});

const profileOf = ({ team: { avatar, name: teamName, ownerName, division }, league: { id: leagueId } }: Found) => ({
  ...{ avatar, teamName, ownerName, division, leagueId },
});

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
  getTeam: async ({ db, query, tagLeague }) => {
    const found = await getDefaultTeam(db, query.teamId);
    tagLeague(found.league.id);
    return rosterOf(db, found);
  },
  getTeamProfile: async ({ db, query, tagLeague }) => {
    const found = await getDefaultTeam(db, query.teamId);
    tagLeague(found.league.id);
    return profileOf(found);
  },
  teamSetKeeper: async ({ db, bus, query, account }) => {
    const found = await getDefaultTeam(db, query.teamId);
    await setKeeper({ db, bus }, account, found.league.id, query.teamId, query.leaguePlayerId);
    return rosterOf(db, found);
  },
  getSleeperTeam: async ({ db, query }) => rosterOf(db, await getSleeperTeamOf(db, query.leagueId, query.teamId)),
  getSleeperTeamProfile: async ({ db, query }) => profileOf(await getSleeperTeamOf(db, query.leagueId, query.teamId)),
  sleeperTeamSetKeeper: async ({ db, bus, body, account }) => {
    const league = await setSleeperKeeper({ db, bus }, account, body);
    return selectTeamPlayers(db, league, body.teamId);
  },
};
