import type { Average } from './columns';

const labels: Record<Average, string> = { adp: 'Adp', age: 'Age' };

type Props = { average: Average; onChange: (average: Average) => void };

/** The buttons Adp and Age. */
export function AverageToggle({ average, onChange }: Props) {
  return (
    <div className="segmented" role="group" aria-label="Averages">
      {(['adp', 'age'] as const).map((each) => (
        <button key={each} type="button" aria-pressed={each === average} onClick={() => onChange(each)}>
          {labels[each]}
        </button>
      ))}
    </div>
  );
}
