import { Link } from 'react-router';
import { avatarColumn } from '../../league/DivisionTable';
import { type StaticColumn, StaticTable } from '../../components/StaticTable';
import { points } from '../../lib/numbers';
import { hasRecords } from '../../league/records';
import type { Season } from './sortSeasons';
import { useSeasonPaths } from './useSeasonPaths';

type Team = Season['teams'][number];

const record: StaticColumn<Team> = {
  key: 'record',
  header: 'Record',
  description: 'Wins, losses and ties',
  align: 'right',
  narrow: 'figure',
  narrowWidth: 64,
  cell: ({ wins, losses, draws }) => `${wins}-${losses}-${draws}`,
};

const finalColumns = (teams: readonly Team[], teamPath: (teamId: string) => string): StaticColumn<Team>[] => [
  {
    key: 'finalPosition',
    header: 'Final Position',
    className: 'narrow',
    narrow: 'lead',
    cell: ({ finalPosition }) => finalPosition ?? '–',
  },
  avatarColumn,
  {
    key: 'team',
    header: 'Team',
    rowHeader: true,
    className: 'pinned',
    narrow: 'title',
    cell: ({ id, teamName }) => <Link to={teamPath(id)}>{teamName}</Link>,
  },
  ...(hasRecords(teams) ? [record] : []),
  {
    key: 'pointsFor',
    header: 'Points For',
    align: 'right',
    narrow: 'chip',
    narrowLabel: 'Points For',
    cell: ({ pointsFor }) => points(pointsFor),
  },
];

/** The final positions of a year, after the playoffs. */
export function FinalStandings({ season: { year, teams, openPlaces } }: { season: Season }) {
  const { teamPath } = useSeasonPaths();
  const columns = finalColumns(teams, (id) => teamPath(year, id));
  return (
    <>
      <StaticTable card label={`${year} Final Standings`} columns={columns} rows={teams} rowKey={({ key }) => key} hasLinks />
      {openPlaces !== undefined && <p className="muted">{openPlaces}</p>}
    </>
  );
}
