import { ageColour } from '../../lib/ageColour';
import './breakdown.css';

/** An age of each colour. */
const ages = [23, 24, 25];

/** What the colours of an average age mean, in words. */
export function AgeLegend() {
  return (
    <p className="age-legend">
      <span>Avg Age:</span>
      {ages.map((age) => {
        const { colour, meaning } = ageColour(age)!;
        return (
          <span key={age} className={`table-mark table-mark-${colour}`}>
            {meaning}
          </span>
        );
      })}
    </p>
  );
}
