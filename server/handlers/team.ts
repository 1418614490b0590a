import type { Database } from '../db';
import type { Handlers } from '../operations';
import type { League } from '../queries/leagues';
import { selectTeamPlayers } from '../queries/players';
import type { Team } from '../queries/teams';
import { setKeeper, setSleeperKeeper } from '../setKeeper';
import { getDefaultTeam, getSleeperTeamOf } from './find';

type Found = { team: Team; league: League };

const rosterOf = async (db: Database, { team, league }: Found) => ({
  teamPlayers: await selectTeamPlayers(db, league, team.id),
  manualKeepersEnabled: league.manualKeepersEnabled,
});

const profileOf = ({ team: { avatar, name, ownerName, division } }: Found) => ({ avatar, teamName: name, ownerName, division });

type TeamCall =
  'getTeam' | 'getTeamProfile' | 'teamSetKeeper' | 'getSleeperTeam' | 'getSleeperTeamProfile' | 'sleeperTeamSetKeeper';

export const teamHandlers: Handlers<TeamCall> = {
  getTeam: async ({ db, query }) => rosterOf(db, await getDefaultTeam(db, query.teamId)),
  getTeamProfile: async ({ db, query }) => profileOf(await getDefaultTeam(db, query.teamId)),
  teamSetKeeper: async ({ db, query, account }) => {
    const found = await getDefaultTeam(db, query.teamId);
    await setKeeper(db, account, found.league.id, query.teamId, query.leaguePlayerId);
    return rosterOf(db, found);
  },
  getSleeperTeam: async ({ db, query }) => rosterOf(db, await getSleeperTeamOf(db, query.leagueId, query.teamId)),
  getSleeperTeamProfile: async ({ db, query }) => profileOf(await getSleeperTeamOf(db, query.leagueId, query.teamId)),
  sleeperTeamSetKeeper: async ({ db, body, account }) => {
    const league = await setSleeperKeeper(db, account, body.teamId, body.playerId);
    return selectTeamPlayers(db, league, body.teamId);
  },
};
