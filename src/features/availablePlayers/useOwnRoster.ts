import { statusOf, useGetTeamQuery } from '../../api';
import { selectOwnTeams } from '../../entities/accounts';
import { rosterPlayers } from '../../entities/generated/tables.gen';
import { useAccount } from '../../league/useAccount';
import { usePlatform } from '../../routing/usePlatform';
import { useAppSelector } from '../../store/hooks';

/** The players of the viewer's team in a league; undefined without one, and until they are loaded. */
export function useOwnRoster(leagueId: string) {
  const { key: platform } = usePlatform();
  useAccount();
  const teamId = useAppSelector((state) => selectOwnTeams(state).find((team) => team.leagueId === leagueId)?.teamId);
  const argument = { leagueId, teamId: teamId ?? '' };
  useGetTeamQuery({ platform, ...argument }, { ...statusOf(leagueId), skip: teamId === undefined });
  return useAppSelector((state) => (teamId === undefined ? undefined : rosterPlayers.selectRows(state, argument)));
}
