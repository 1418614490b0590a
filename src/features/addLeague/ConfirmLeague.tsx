import { useState } from 'react';
import type { Schema } from '../../api/types';
import { SubmitButton } from '../../components/Button';
import { SelectField } from '../../components/Field';
import { CopyButton } from '../../league/CopyButton';
import { type Visibility, visibilities } from '../../league/visibilities';

interface ConfirmLeagueProps {
  league: Schema<'HostLeague'>;
  adding: boolean;
  /** Gets nothing for a league that is here already: who may read it stays. */
  onAdd: (visibility?: Visibility) => void;
}

/**
 * Adds a league that was found, and asks who may read it. One that is private on its host is for its members, unless something else is
 * chosen. Of a league that is here already it asks for the commissioner's rights. A code shows that a person runs the league.
 */
export function ConfirmLeague({ league: { name, isPrivate, isAdded, proof }, adding, onAdd }: ConfirmLeagueProps) {
  const [visibility, setVisibility] = useState<Visibility>(isPrivate ? 'members' : 'public');
  const action = isAdded ? 'Run this league' : `Add ${name}`;
  return (
    <>
      {proof && (
        <>
          <p>
            Show that you run this league: put the code <code>{proof.code}</code> anywhere into {proof.place}, and take it out
            again afterwards. Or ask an admin.
          </p>
          <p>
            <CopyButton of="Code" text={() => proof.code} />
          </p>
        </>
      )}
      <form
        className="inline-form"
        aria-label={action}
        onSubmit={(event) => {
          event.preventDefault();
          if (!adding) onAdd(isAdded ? undefined : visibility);
        }}
      >
        {!isAdded && (
          <SelectField label="Who can see the league here" options={visibilities} value={visibility} onChange={setVisibility} />
        )}
        <SubmitButton text={action} busyText="Starting…" isBusy={adding} />
      </form>
    </>
  );
}
