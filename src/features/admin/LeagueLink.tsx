import { Link } from 'react-router';
import { leaguePaths } from '../../routing/leaguePaths';
import { useEveryLeague } from './useEveryLeague';

/** A league's name as a link to its standings; the name alone for a league that is not in the menus, a dash for no league. */
export function LeagueLink({ id, name }: { id: string | null; name: string | null }) {
  const league = useEveryLeague().find((found) => found.id === id);
  if (!league) return name ?? '–';
  return <Link to={leaguePaths(league.provider).standings(league.id)}>{name ?? league.name}</Link>;
}
