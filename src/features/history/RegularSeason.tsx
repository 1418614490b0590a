import { DivisionTable } from '../../components/DivisionTable';
import { byDivision } from '../../components/divisions';
import type { Season } from './bySeason';

/** The division standings of a year. */
export function RegularSeason({ season: { year, teams } }: { season: Season }) {
  return (
    <div className="card-grid">
      {byDivision(teams, String(year)).map(({ name, teams: members }) => (
        <DivisionTable key={name} name={name} teams={members} />
      ))}
    </div>
  );
}
