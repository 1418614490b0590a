import type { Average } from './columns';

const averages: [Average, label: string][] = [
  ['adp', 'Adp'],
  ['age', 'Age'],
];

type Props = { average: Average; onChange: (average: Average) => void };

/** Toggles between average ADP and average age. */
export const AverageToggle = ({ average, onChange }: Props) => (
  <div className="tabs" role="group" aria-label="Averages">
    {averages.map(([each, label]) => (
      <button key={each} type="button" aria-pressed={each === average} onClick={() => onChange(each)}>
        {label}
      </button>
    ))}
  </div>
);
