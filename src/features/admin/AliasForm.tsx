import { useId, useState, type Ref, type SubmitEvent } from 'react';
import { problemText, useSaveAliasMutation, type ApiError } from '../../api';
import type { UnmatchedRow } from '../../entities/maintenance';

const labels = { name: 'Unmatched player', player: 'Our player' };

type Props = {
  ref: Ref<HTMLFormElement>;
  /** Those whom an alias can help. */
  players: UnmatchedRow[];
  chosen: string;
  onChoose: (name: string) => void;
};

/** Tells which player of ours an unmatched one is. What was typed stays until it is saved. */
export function AliasForm({ ref, players, chosen, onChoose }: Props) {
  const [save, { isLoading: saving }] = useSaveAliasMutation();
  const [player, setPlayer] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [saved, setSaved] = useState('');
  const [nameId, playerId, listId] = [useId(), useId(), useId()];
  const of = players.find(({ name }) => name === chosen) ?? players[0];

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (saving || !of) return;
    setProblem(null);
    setSaved('');
    const { error } = await save({ aliasCreate: { name: of.name, player } });
    const refusal = error as ApiError | undefined;
    if (!refusal) {
      setSaved(`${of.name} is ${player} from the next import on.`);
      setPlayer('');
    } else if (refusal.status !== 401) setProblem(problemText(refusal, labels));
  };
  return (
    <>
      {of && (
        <form ref={ref} className="alias-form" aria-label="Alias" onSubmit={(event) => void submit(event)}>
          <div className="field">
            <label htmlFor={nameId}>{labels.name}</label>
            <select id={nameId} className="input" value={of.name} onChange={({ target }) => onChoose(target.value)}>
              {players.map(({ name }) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </select>
          </div>
          <div className="field">
            <label htmlFor={playerId}>{labels.player}</label>
            <input
              id={playerId}
              className="input"
              list={listId}
              value={player}
              required
              minLength={2}
              maxLength={100}
              autoComplete="off"
              onChange={({ target }) => setPlayer(target.value)}
            />
            <datalist id={listId}>
              {of.suggestions.map((name) => (
                <option key={name} value={name} />
              ))}
            </datalist>
          </div>
          <button type="submit" className="button button--primary" aria-disabled={saving} aria-busy={saving}>
            {saving ? 'Saving…' : 'Save alias'}
          </button>
        </form>
      )}
      <div role="alert">{problem !== null && <p className="notice notice--bad">{problem}</p>}</div>
      <p role="status" className="alias-form__saved">
        {saved}
      </p>
    </>
  );
}
