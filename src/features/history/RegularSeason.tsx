import { useCallback } from 'react';
import { DivisionTable, StandingsLegend } from '../../league/DivisionTable';
import { byDivision, divisionList } from '../../league/divisions';
import type { SeasonProps } from './seasonTeamPath';

/** The division standings of a year. */
export function RegularSeason({ season: { year, teams }, teamPath, yearPath }: SeasonProps) {
  const divisions = byDivision(teams, String(year));
  const pathOf = useCallback((teamId: string) => teamPath(year, teamId), [teamPath, year]);
  return (
    <>
      <div {...divisionList(divisions.length)}>
        {divisions.map(({ name, teams: members }) => (
          <DivisionTable
            key={name}
            name={name}
            // The group of teams without a division.
            to={name === String(year) ? yearPath : undefined}
            teams={members}
            teamPath={pathOf}
          />
        ))}
      </div>
      <StandingsLegend teams={teams} />
    </>
  );
}
