import type { Schema } from '../../api/types';
import { ChartFigure } from '../../charts/ChartFigure';
import { ordinal } from '../../lib/numbers';

const HEIGHT = 240;

type Props = Pick<Schema<'TeamSeason'>, 'teamName' | 'teams' | 'places'>;

/** A team's place in the league after each week. */
export function PlacesChart({ teamName, teams, places }: Props) {
  const texts = places.map(({ week, place }) => `week ${week} ${ordinal(place)}`);
  return (
    <ChartFigure
      title="Place by week"
      summary={`Line of the place of ${teamName} among ${teams} teams: ${texts.join(', ')}.`}
      height={HEIGHT}
      controls={<span className="muted">By record, then points for</span>}
    >
      {({ Lines }) => (
        <Lines
          xValues={places.map(({ week }) => week)}
          xLabel="Week"
          lowestFinish={teams}
          series={[{ name: teamName, colour: 'var(--mui-palette-primary-main)', values: places.map(({ place }) => place) }]}
        />
      )}
    </ChartFigure>
  );
}
