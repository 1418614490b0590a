import { Link } from 'react-router';
import type { PlatformKey } from '../../lib/config';
import { leaguePaths } from '../../routing/leaguePaths';

type Props = { id: string | null; name: string | null; provider: PlatformKey | null };

/** A league's name as a link to its standings; the name alone for a league that is gone, a dash for no league. */
export function LeagueLink({ id, name, provider }: Props) {
  if (id === null || !provider) return name ?? '–';
  return <Link to={leaguePaths(provider).standings(id)}>{name ?? id}</Link>;
}
