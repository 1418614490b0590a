import { useMemo } from 'react';
import { statusOnly, useGetDepthChartQuery } from '../../api';
import { PlayerName } from '../../components/PlayerName';
import { TeamName } from '../../components/TeamName';
import { chartedPlayers, depthCharts } from '../../entities/depthCharts';
import { leagueKey } from '../../entities/keys';
import { matchText } from '../../grid/matchText';
import { useTeamPath } from '../../platforms/useTeamPath';
import { useAppSelector } from '../../store/hooks';

/** More players than this are not told: what was typed is too little to mean one of them. */
const MOST_PLAYERS = 3;

/** Says which teams have the players that match what was typed; nothing if no team or many have one. The rosters are loaded for it. */
export function RosteredPlayers({ leagueId, typed }: { leagueId: string; typed: string }) {
  useGetDepthChartQuery({ leagueId }, statusOnly);
  const teamPath = useTeamPath(leagueId);
  const key = leagueKey('any', leagueId);
  const teams = useAppSelector((state) => depthCharts.selectRows(state, key));
  const players = useMemo(() => teams && chartedPlayers(teams), [teams]);
  const found = matchText(players ?? [], typed, ({ playerName, position }) => ({ names: [playerName], codes: [position] }));
  const told = found.length > MOST_PLAYERS ? [] : found;
  return (
    <div role="status">
      {told.map(({ playerId, playerName, teamId, teamName }) => (
        <p key={`${playerName}/${teamName}`}>
          <PlayerName id={playerId} name={playerName} /> is on <TeamName name={teamName} to={teamPath(teamId)} />.
        </p>
      ))}
    </div>
  );
}
