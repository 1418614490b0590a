import { useState } from 'react';
import type { Schema } from '../../api/types';
import { SelectField } from '../../components/Field';
import { InlineForm } from '../../components/InlineForm';
import { type Visibility, visibilities } from '../../lib/visibilities';

interface ConfirmLeagueProps {
  league: Schema<'HostLeague'>;
  adding: boolean;
  onAdd: (visibility: Visibility) => void;
}

const inOneRow = { '& > button': { justifySelf: 'start' } };

/** Asks who may read a league that was found, and adds it. One that is private on its host is for its members, unless something else is chosen. */
export function ConfirmLeague({ league: { name, isPrivate }, adding, onAdd }: ConfirmLeagueProps) {
  const [visibility, setVisibility] = useState<Visibility>(isPrivate ? 'members' : 'public');
  return (
    <InlineForm
      aria-label={`Add ${name}`}
      sx={inOneRow}
      onSubmit={(event) => {
        event.preventDefault();
        if (!adding) onAdd(visibility);
      }}
    >
      <SelectField
        label="Who can see the league here"
        options={visibilities}
        value={visibility}
        onChange={(value) => setVisibility(value as Visibility)}
      />
      <button type="submit" className="button button--primary" aria-disabled={adding} aria-busy={adding}>
        {adding ? 'Starting…' : `Add ${name}`}
      </button>
    </InlineForm>
  );
}
