import { useId, useState } from 'react';
import { Link } from 'react-router';
import { ChartFigure } from '../../charts/ChartFigure';
import type { Season } from './sortSeasons';
import { finishesByTeam } from './finishes';
import { useSeasonPaths } from './useSeasonPaths';

const HEIGHT = 400;
const FAINT = 'color-mix(in srgb, var(--mui-palette-outline) 40%, transparent)';

/** The teams' finishes by year, with one team highlighted: the last champion until the viewer chooses another. */
export function FinishesChart({ seasons }: { seasons: readonly Season[] }) {
  const { teamPath } = useSeasonPaths();
  const id = useId();
  const { years, teams } = finishesByTeam(seasons);
  const [chosen, setChosen] = useState<string>();
  const team = teams.find((each) => each.id === chosen) ?? teams[0];
  if (!team || years.length < 2) return null;
  const summary = years.map((year, index) => `${year}: ${team.finishes[index] ?? 'none'}`).join(', ');
  const line = ({ name, finishes }: typeof team, colour: string, faint: boolean) => ({ name, values: finishes, colour, faint });
  return (
    <ChartFigure
      title="Final positions over the years"
      summary={`Lines of the final positions of ${teams.length} teams. ${team.name}: ${summary}. The Final Standings of each year have every number.`}
      height={HEIGHT}
      controls={
        <div className="row">
          <label htmlFor={id}>Team</label>
          <select id={id} className="input" value={team.id} onChange={(event) => setChosen(event.target.value)}>
            {teams.map((each) => (
              <option key={each.id} value={each.id}>
                {each.name}
              </option>
            ))}
          </select>
          <Link to={teamPath(team.lastYear, team.id)}>Scores of {team.lastYear}</Link>
        </div>
      }
    >
      {({ Lines }) => (
        <Lines
          xValues={years}
          xLabel="Year"
          lowestFinish={Math.max(...teams.flatMap(({ finishes }) => finishes.map((finish) => finish ?? 1)))}
          series={[
            ...teams.filter((each) => each !== team).map((each) => line(each, FAINT, true)),
            line(team, 'var(--mui-palette-primary-main)', false),
          ]}
        />
      )}
    </ChartFigure>
  );
}
