import { DivisionTable, StandingsLegend } from '../../league/DivisionTable';
import { byDivision, divisionList } from '../../league/divisions';
import type { Season } from './sortSeasons';
import { useSeasonPaths } from './useSeasonPaths';

/** The division standings of a year. */
export function RegularSeason({ season: { year, teams } }: { season: Season }) {
  const { yearPath, teamPath } = useSeasonPaths();
  const divisions = byDivision(teams, String(year));
  return (
    <>
      <div {...divisionList(divisions.length)}>
        {divisions.map(({ name, teams: members }) => (
          <DivisionTable
            key={name}
            name={name}
            // The group of teams without a division.
            to={name === String(year) ? yearPath(year) : undefined}
            teams={members}
            teamPath={(teamId) => teamPath(year, teamId)}
          />
        ))}
      </div>
      <StandingsLegend teams={teams} />
    </>
  );
}
