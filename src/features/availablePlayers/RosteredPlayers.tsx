import { useMemo } from 'react';
import { Announced } from '../../components/Announced';
import { PlayerName } from '../../league/PlayerName';
import { TeamName } from '../../league/TeamName';
import { depthCharts, type TeamDepthChartRow } from '../../entities/tables';
import { depthPositions } from '../../league/depthPositions';
import { matchText } from '../../../server/domain/matchText';
import { useRows } from '../../store/useRows';

/** The players of depth charts, with their team. */
const chartedPlayers = (teams: readonly TeamDepthChartRow[]) =>
  teams.flatMap((team) => {
    const { teamId, teamName, others = [] } = team;
    const listed = depthPositions.flatMap(({ position, list }) => team[list].map((player) => ({ ...player, position })));
    return [...listed, ...others].map((player) => ({ ...player, teamId, teamName }));
  });

/** More matches than this are not listed: the text is too short. */
const MOST_PLAYERS = 3;

/** Names the teams of up to three rostered players that match the search. The rosters are loaded for it. */
export function RosteredPlayers({ leagueId, typed }: { leagueId: string; typed: string }) {
  const { rows: teams } = useRows(depthCharts, { leagueId });
  const players = useMemo(() => teams && chartedPlayers(teams), [teams]);
  const found = matchText(players ?? [], typed, ({ playerName, position }) => ({ names: [playerName], codes: [position] }));
  const listed = found.length > MOST_PLAYERS ? [] : found;
  return (
    <Announced appears>
      {listed.map(({ playerId, playerName, teamId, teamName }) => (
        <p key={`${playerName}/${teamName}`}>
          <PlayerName id={playerId} name={playerName} /> is on <TeamName id={teamId} name={teamName} />.
        </p>
      ))}
    </Announced>
  );
}
