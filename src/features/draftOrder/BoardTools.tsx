import { useId } from 'react';
import type { TeamChoice } from './useHighlight';

type Props = {
  teams: readonly TeamChoice[];
  /** The highlighted team. */
  teamId: string | undefined;
  onHighlight: (teamId: string | undefined) => void;
  isCompact: boolean;
  onCompact: (isCompact: boolean) => void;
};

const heights = [
  [false, 'Full rows'],
  [true, 'Compact rows'],
] as const;

/** The choices above the board: whose picks are highlighted, and how high the rows are. */
export function BoardTools({ teams, teamId, onHighlight, isCompact, onCompact }: Props) {
  const id = useId();
  return (
    <div className="draft-board-tools row spread">
      {teams.length > 0 && (
        <div className="row">
          <label htmlFor={id}>Highlight</label>
          <select
            id={id}
            className="input"
            value={teamId ?? ''}
            onChange={({ target }) => onHighlight(teams.find((team) => team.id === target.value)?.id)}
          >
            <option value="">No team</option>
            {teams.map((team) => (
              <option key={team.id} value={team.id}>
                {team.name}
              </option>
            ))}
          </select>
        </div>
      )}
      <div className="tabs" role="group" aria-label="Rows">
        {heights.map(([value, label]) => (
          <button key={label} type="button" aria-pressed={value === isCompact} onClick={() => onCompact(value)}>
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}
