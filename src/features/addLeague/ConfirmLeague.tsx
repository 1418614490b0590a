import { useState } from 'react';
import type { Schema } from '../../api/types';
import { SelectField } from '../../components/Field';
import { type Visibility, visibilities } from '../../league/visibilities';

interface ConfirmLeagueProps {
  league: Schema<'HostLeague'>;
  adding: boolean;
  onAdd: (visibility: Visibility) => void;
}

/** Asks who may read a league that was found, and adds it. One that is private on its host is for its members, unless something else is chosen. */
export function ConfirmLeague({ league: { name, isPrivate }, adding, onAdd }: ConfirmLeagueProps) {
  const [visibility, setVisibility] = useState<Visibility>(isPrivate ? 'members' : 'public');
  return (
    <form
      className="inline-form"
      aria-label={`Add ${name}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (!adding) onAdd(visibility);
      }}
    >
      <SelectField label="Who can see the league here" options={visibilities} value={visibility} onChange={setVisibility} />
      <button type="submit" className="button button--primary" aria-disabled={adding} aria-busy={adding}>
        {adding ? 'Starting…' : `Add ${name}`}
      </button>
    </form>
  );
}
