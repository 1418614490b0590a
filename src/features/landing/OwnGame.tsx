import { Link } from 'react-router';
import type { Schema } from '../../api/types';
import { resultWords } from '../../league/records';
import { useKickOff } from '../../league/useKickOff';
import { points } from '../../lib/numbers';
import type { LeaguePaths } from '../../routing/leaguePaths';

type Props = { games: Schema<'Games'>; teamId: string; leagueId: string; paths: LeaguePaths };

type Side = Schema<'GameSide'>;

/** `lost 87.42 – 101.9 against`; `plays` before the game. */
function outcome(one: Side, other: Side): string {
  if (one.score === null || other.score === null) return 'plays';
  const word = one.result === null ? '' : `${resultWords[one.result].toLowerCase()} `;
  return `${word}${points(one.score)} – ${points(other.score)} against`;
}

/** A team's game of a week, or its two games: `Week 9: lost 87.42 – 101.9 against Icy Veins`. */
export function OwnGame({ games: { season, week, games, idle }, teamId, leagueId, paths }: Props) {
  const kickOff = useKickOff(leagueId, season, week);
  const own = games.filter(({ teams }) => teams.some((side) => side.teamId === teamId));
  if (own.length === 0) return idle.some((side) => side.teamId === teamId) && <p>Week {week}: no opponent</p>;
  return own.map(({ teams }) => {
    const [one, other] = [...teams].sort((a, b) => Number(b.teamId === teamId) - Number(a.teamId === teamId));
    if (!one || !other) return null;
    return (
      <p key={other.teamId}>
        <Link to={paths.matchup(leagueId, season, week ?? 1, teamId)}>Week {week}</Link>: {outcome(one, other)}{' '}
        <Link to={paths.team(leagueId, other.teamId)}>{other.teamName}</Link>
        {one.result === null && kickOff && <> · {kickOff}</>}
      </p>
    );
  });
}
