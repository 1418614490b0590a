import { TeamName } from '../../components/TeamName';
import { useGamesOfSeason } from '../../platforms/useGameWeek';
import { useTeamPath } from '../../platforms/useTeamPath';

/** Whom a team plays in the coming week, in a league in which that is known. Its line is kept until it is loaded. */
export function NextGame({ leagueId, teamId }: { leagueId: string; teamId: string }) {
  const { coming } = useGamesOfSeason(leagueId);
  const teamPath = useTeamPath(leagueId);
  const game = coming?.games.find(({ teams }) => teams.some((side) => side.teamId === teamId));
  const opponent = game?.teams.find((side) => side.teamId !== teamId);
  if (!opponent) return <p>{coming ? `Week ${coming.week}: no opponent` : '\u00a0'}</p>;
  return (
    <p>
      Next game, week {coming?.week}: <TeamName name={opponent.teamName} to={teamPath(opponent.teamId)} />
    </p>
  );
}
