import { type Grouping, groupings } from './grouping';

type Props = {
  value: Grouping | undefined;
  /** Whether the players' places on the roster are known. */
  hasSlots: boolean;
  onChoose: (grouping: Grouping | undefined) => void;
};

/** The choice of what a team's players are grouped by. */
export const GroupChoice = ({ value, hasSlots, onChoose }: Props) => (
  <select
    className="input"
    aria-label="Group players"
    value={value ?? ''}
    onChange={(event) => onChoose(groupings.find((each) => each === event.target.value))}
  >
    <option value="">No groups</option>
    <option value="position">By position</option>
    {(hasSlots || value === 'slot') && <option value="slot">By slot</option>}
  </select>
);
