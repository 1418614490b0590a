import { useMemo } from 'react';
import { statusOnly, useGetDepthChartQuery } from '../../api';
import { Announced } from '../../components/Announced';
import { PlayerName } from '../../league/PlayerName';
import { TeamName } from '../../league/TeamName';
import { depthCharts } from '../../entities/tables';
import { matchText } from '../../../server/domain/matchText';
import { useTeamPath } from '../../league/useTeamPath';
import { useAppSelector } from '../../store/hooks';
import { chartedPlayers } from './chartedPlayers';

/** More matches than this are not listed: the text is too short. */
const MOST_PLAYERS = 3;

/** Names the teams of up to three rostered players that match the search. The rosters are loaded for it. */
export function RosteredPlayers({ leagueId, typed }: { leagueId: string; typed: string }) {
  useGetDepthChartQuery({ leagueId }, statusOnly);
  const teamPath = useTeamPath(leagueId);
  const teams = useAppSelector((state) => depthCharts.selectRows(state, { leagueId }));
  const players = useMemo(() => teams && chartedPlayers(teams), [teams]);
  const found = matchText(players ?? [], typed, ({ playerName, position }) => ({ names: [playerName], codes: [position] }));
  const listed = found.length > MOST_PLAYERS ? [] : found;
  return (
    <Announced appears>
      {listed.map(({ playerId, playerName, teamId, teamName }) => (
        <p key={`${playerName}/${teamName}`}>
          <PlayerName id={playerId} name={playerName} /> is on <TeamName name={teamName} to={teamPath(teamId)} />.
        </p>
      ))}
    </Announced>
  );
}
