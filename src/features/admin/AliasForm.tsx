import { useId, useState, type Ref, type SubmitEvent } from 'react';
import { SubmitButton } from '../../components/Button';
import { Announced } from '../../components/Announced';
import { ErrorAlert } from '../../components/ErrorAlert';
import { InputField, SelectField } from '../../components/Field';
import { errorText } from '../../api';
import { useSaveAliasMutation } from '../../api/generated/admin.gen';
import type { UnmatchedPlayerRow } from '../../entities/generated/adminTables.gen';
import { dropDraft, findDraft, keepDraft } from '../../browser/formDrafts';
import { selectEmailAddress } from '../../session/authSlice';
import { useAppSelector } from '../../store/hooks';

/** The name that the form's draft is stored under. */
export const aliasDraft = 'alias';

const labels = { name: 'Unmatched player', player: 'Our player' };

type Props = {
  ref: Ref<HTMLFormElement>;
  /** The unmatched players. */
  players: UnmatchedPlayerRow[];
  chosen: string;
  onChoose: (name: string) => void;
};

/** The form that assigns an unmatched name to a player. Its values are stored until it is saved. */
export function AliasForm({ ref, players, chosen, onChoose }: Props) {
  const [save, { isLoading: saving, error }] = useSaveAliasMutation();
  const account = useAppSelector(selectEmailAddress);
  const [player, setPlayer] = useState(() => findDraft(aliasDraft, account)?.['player'] ?? '');
  const [saved, setSaved] = useState('');
  const listId = useId();
  const of = players.find(({ name }) => name === chosen) ?? players[0];

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (saving || !of) return;
    setSaved('');
    const { error: refusal } = await save({ aliasCreate: { name: of.name, player } });
    if (refusal !== undefined) return;
    setSaved(`${of.name} is ${player} from the next import on.`);
    setPlayer('');
    dropDraft(aliasDraft);
  };
  return (
    <>
      {of && (
        <form
          className="inline-form"
          ref={ref}
          aria-label="Alias"
          onInput={({ currentTarget }) => keepDraft(aliasDraft, account, currentTarget)}
          onSubmit={(event) => void submit(event)}
        >
          <SelectField
            label={labels.name}
            name="name"
            options={players.map(({ name }) => ({ value: name, label: name }))}
            value={of.name}
            onChange={onChoose}
          />
          <InputField
            label={labels.player}
            name="player"
            value={player}
            required
            autoComplete="off"
            attributes={{ list: listId, minLength: 2, maxLength: 100 }}
            onChange={({ target }) => setPlayer(target.value)}
          >
            <datalist id={listId}>
              {of.suggestions.map((name) => (
                <option key={name} value={name} />
              ))}
            </datalist>
          </InputField>
          <SubmitButton text="Save alias" busyText="Saving…" isBusy={saving} />
        </form>
      )}
      <ErrorAlert text={errorText(error, labels)} />
      <Announced as="p">{saved}</Announced>
    </>
  );
}
