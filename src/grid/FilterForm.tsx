import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState, type ReactNode } from 'react';
import { type Choice, readChoices, writeChoices } from './choices';
import type { FilterInput } from './filterContext';

type Props = {
  headerName: string;
  /** The applied filter; empty without one. */
  text: string;
  onApply: (text: string) => void;
};

/** The form of a column's filter. */
export function FilterForm({ inputFor, ...props }: Props & { inputFor: () => FilterInput }) {
  const [{ choices, ...input }] = useState(inputFor);
  return choices ? <ChoiceForm {...props} choices={choices} /> : <TextForm {...props} {...input} />;
}

function TextForm({ placeholder, problemOf, onApply, ...props }: Props & Omit<FilterInput, 'choices'>) {
  const [draft, setDraft] = useState(props.text);
  const [problem, setProblem] = useState<string | null>(null);
  const id = useId();
  const apply = (text: string) => {
    const found = problemOf?.(text) ?? null;
    setProblem(found);
    if (found === null) onApply(text);
  };
  return (
    <Form {...props} onApply={apply} draft={draft} onClear={() => setDraft('')}>
      <label htmlFor={id}>{props.headerName}</label>
      <OutlinedInput
        id={id}
        inputRef={focus}
        fullWidth
        size="small"
        autoComplete="off"
        placeholder={placeholder}
        error={problem !== null}
        aria-describedby={problem === null ? undefined : `${id}-problem`}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
      />
      {problem !== null && (
        <FormHelperText id={`${id}-problem`} error role="alert">
          {problem}
        </FormHelperText>
      )}
    </Form>
  );
}

function ChoiceForm({ choices, ...props }: Props & { choices: readonly Choice[] }) {
  const [chosen, setChosen] = useState(() => readChoices(props.text, choices).map(({ value }) => value));
  const toggle = (value: string) =>
    setChosen((before) => (before.includes(value) ? before.filter((each) => each !== value) : [...before, value]));
  return (
    <Form {...props} draft={writeChoices(chosen)} onClear={() => setChosen([])}>
      <fieldset className="table-choices">
        <legend>{props.headerName}</legend>
        {choices.map(({ value, label }, index) => (
          <label key={value}>
            <input
              ref={index === 0 ? focus : undefined}
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={() => toggle(value)}
            />
            {label}
          </label>
        ))}
      </fieldset>
    </Form>
  );
}

const focus = (input: HTMLInputElement | null) => input?.focus({ preventScroll: true });

/** The form around a filter's inputs. Apply is disabled while `draft` is empty. */
function Form({ text, onApply, draft, onClear, children }: Props & { draft: string; onClear: () => void; children: ReactNode }) {
  return (
    <form
      className="table-filter-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (draft) onApply(draft);
      }}
    >
      {children}
      <div className="row">
        <Button disabled={!text && !draft} onClick={() => (text ? onApply('') : onClear())}>
          Clear
        </Button>
        <Button type="submit" variant="contained" disableElevation disabled={!draft}>
          Apply
        </Button>
      </div>
    </form>
  );
}
