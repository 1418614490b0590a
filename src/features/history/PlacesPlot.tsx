import { useId, useState } from 'react';
import { Plot } from '../../plots/Plot';
import type { Season } from './bySeason';
import { finalPlaces } from './places';

const HEIGHT = 400;
const FAINT = 'color-mix(in srgb, var(--line-strong) 40%, transparent)';

/** Where each team ended, year by year: one team's line stands out, the last champion's until the viewer chooses. */
export function PlacesPlot({ seasons }: { seasons: readonly Season[] }) {
  const id = useId();
  const { years, teams } = finalPlaces(seasons);
  const [chosen, setChosen] = useState<string>();
  const team = teams.find((each) => each.id === chosen) ?? teams[0];
  if (!team || years.length < 2) return null;
  const told = years.map((year, index) => `${year}: ${team.places[index] ?? 'none'}`).join(', ');
  const line = ({ name, places }: typeof team, colour: string, faint: boolean) => ({ name, values: places, colour, faint });
  return (
    <Plot
      title="Final positions over the years"
      summary={`Lines of the final positions of ${teams.length} teams. ${team.name}: ${told}. The Final Standings of each year have every number.`}
      height={HEIGHT}
      controls={
        <div className="places-team">
          <label htmlFor={id}>Team</label>
          <select id={id} className="input" value={team.id} onChange={(event) => setChosen(event.target.value)}>
            {teams.map((each) => (
              <option key={each.id} value={each.id}>
                {each.name}
              </option>
            ))}
          </select>
        </div>
      }
    >
      {({ Lines }) => (
        <Lines
          along={years}
          alongName="Year"
          places={Math.max(...teams.flatMap(({ places }) => places.map((place) => place ?? 1)))}
          series={[
            ...teams.filter((each) => each !== team).map((each) => line(each, FAINT, true)),
            line(team, 'var(--accent)', false),
          ]}
        />
      )}
    </Plot>
  );
}
