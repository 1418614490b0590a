import { ageColour } from '../../lib/ageColour';

/** One age of each colour. */
const ages = [23, 24, 25];

/** The legend of the average ages' colours. */
export function AgeLegend() {
  return (
    <p className="row muted">
      <span>Avg Age:</span>
      {ages.map((age) => {
        const { colour, meaning } = ageColour(age)!;
        return (
          <span key={age} className={`table-pill table-pill-${colour}`}>
            {meaning}
          </span>
        );
      })}
    </p>
  );
}
