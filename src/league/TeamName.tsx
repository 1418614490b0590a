import { Link, useParams } from 'react-router';
import type { StaticColumn } from '../components/StaticTable';
import { useLeaguePaths } from '../routing/usePlatform';

type Props = {
  /** Missing where the API does not send it. */
  id: string | null | undefined;
  name: string;
  tabIndex?: -1 | 0;
};

/** The name of a team of the page's league, as a link to its page. */
export function TeamName({ id, name, tabIndex }: Props) {
  const { leagueId = '' } = useParams();
  const paths = useLeaguePaths();
  if (id == null) return name;
  return (
    <Link to={paths.team(leagueId, id)} tabIndex={tabIndex}>
      {name}
    </Link>
  );
}

/** The column of a row's team. */
export const teamColumn: StaticColumn<{ teamId?: string; teamName: string }> = {
  key: 'team',
  header: 'Team',
  rowHeader: true,
  className: 'pinned',
  narrow: 'title',
  cell: ({ teamId, teamName }) => <TeamName id={teamId} name={teamName} />,
};
