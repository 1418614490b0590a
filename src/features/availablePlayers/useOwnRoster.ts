import { skipToken } from '@reduxjs/toolkit/query';
import { statusOf } from '../../api';
import { selectOwnTeams } from '../../entities/accounts';
import { rosterPlayers } from '../../entities/tables';
import { useAccount } from '../../league/useAccount';
import { usePlatform } from '../../routing/usePlatform';
import { useAppSelector } from '../../store/hooks';
import { useRows } from '../../store/useRows';

/** The players of the viewer's team in a league; undefined without one, and until they are loaded. */
export function useOwnRoster(leagueId: string) {
  const { key: platform } = usePlatform();
  useAccount();
  const teamId = useAppSelector((state) => selectOwnTeams(state).find((team) => team.leagueId === leagueId)?.teamId);
  return useRows(rosterPlayers, teamId === undefined ? skipToken : { platform, leagueId, teamId }, statusOf(leagueId)).rows;
}
