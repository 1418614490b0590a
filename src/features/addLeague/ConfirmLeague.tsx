import { useState } from 'react';
import type { Schema } from '../../api/types';
import { SelectField } from '../../components/Field';
import { type Visibility, visibilities } from '../../lib/visibilities';

interface ConfirmLeagueProps {
  league: Schema<'HostLeague'>;
  adding: boolean;
  onAdd: (visibility: Visibility) => void;
}

const width = { maxWidth: 440, mb: 2 };

/** Asks who may read a league that was found, and adds it. One that is private on its host is for its members, unless something else is chosen. */
export function ConfirmLeague({ league: { name, isPrivate }, adding, onAdd }: ConfirmLeagueProps) {
  const [visibility, setVisibility] = useState<Visibility>(isPrivate ? 'members' : 'public');
  return (
    <>
      <SelectField
        label="Who can see the league here"
        sx={width}
        options={visibilities}
        value={visibility}
        onChange={(value) => setVisibility(value as Visibility)}
      />
      <button
        type="button"
        className="button button--primary"
        aria-disabled={adding}
        aria-busy={adding}
        onClick={() => !adding && onAdd(visibility)}
      >
        {adding ? 'Starting…' : `Add ${name}`}
      </button>
    </>
  );
}
