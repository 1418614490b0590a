import { useId, type SubmitEvent } from 'react';
import { Modal } from '../../components/Modal';
import type { Option, TradeOptions } from './tradeOptions';
import { tradeLabels, type TradeField } from './tradePayload';
import './trades.css';

type SelectProps = { name: TradeField; options: Option[]; initial?: number };

function SelectField({ name, options, initial = 0 }: SelectProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{tradeLabels[name]}</label>
      <select id={id} className="input" name={name} defaultValue={options[initial]?.value}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}

type Props = {
  /** Undefined where there is nothing to choose from. */
  options: TradeOptions | undefined;
  saving: boolean;
  /** What the last save was refused with. */
  problem: string | null;
  onSubmit: (form: HTMLFormElement) => void;
  onClose: () => void;
};

/** The form of a new trade. Its fields keep what was typed until it is closed. */
export function AddTradeModal({ options, saving, problem, onSubmit, onClose }: Props) {
  const formId = useId();
  const dateId = useId();
  // The browser sends a form only after its validity check.
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(event.currentTarget);
  };
  const saveButton = (
    <button type="submit" form={formId} className="button button--primary" aria-disabled={saving} aria-busy={saving}>
      {saving ? 'Saving…' : 'Save'}
    </button>
  );
  return (
    <Modal open title="Add Pre Draft Trade" onClose={onClose} actions={options && saveButton}>
      {options ? (
        <form id={formId} className="trade-form" onSubmit={submit}>
          <div className="field trade-form__date">
            <label htmlFor={dateId}>{tradeLabels.date}</label>
            <input id={dateId} className="input" type="date" name="date" required />
          </div>
          <SelectField name="pickFromTeamId" options={options.teams} />
          <SelectField name="pickToTeamId" options={options.teams} initial={1} />
          <SelectField name="roundFrom" options={options.rounds} />
          <SelectField name="roundTo" options={options.rounds} />
          <SelectField name="pickFrom" options={options.picks} />
          <SelectField name="pickTo" options={options.picks} />
        </form>
      ) : (
        <p>No trade can be entered: this league has no picks for this year&rsquo;s draft.</p>
      )}
      <div role="alert">{problem !== null && <p className="notice notice--bad">{problem}</p>}</div>
    </Modal>
  );
}
