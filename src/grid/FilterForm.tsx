import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import { useId, useState, type ReactNode, type SubmitEvent } from 'react';
import { narrowed, readChoices, typedText, writeChoices, writeTyped } from './choices';
import type { Choice } from './columnTypes';
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
      <FormLabel htmlFor={id}>{props.headerName}</FormLabel>
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

/** A text that narrows the choices, and that is the filter itself while none is ticked. A ticked choice stays in sight. */
function ChoiceForm({ choices, ...props }: Props & { choices: readonly Choice[] }) {
  const [typed, setTyped] = useState(() => typedText(props.text));
  const [chosen, setChosen] = useState(() => (typed ? [] : readChoices(props.text, choices).map(({ value }) => value)));
  const id = useId();
  const toggle = (value: string) =>
    setChosen((before) => (before.includes(value) ? before.filter((each) => each !== value) : [...before, value]));
  const found = narrowed(choices, typed);
  const shown = [...choices.filter((each) => chosen.includes(each.value) && !found.includes(each)), ...found];
  const clear = () => {
    setTyped('');
    setChosen([]);
  };
  return (
    <Form {...props} draft={chosen.length ? writeChoices(chosen) : writeTyped(typed)} onClear={clear}>
      <FormLabel htmlFor={id}>{props.headerName}</FormLabel>
      <OutlinedInput
        id={id}
        inputRef={focus}
        fullWidth
        size="small"
        autoComplete="off"
        placeholder="Type or choose"
        inputProps={{ 'aria-describedby': `${id}-found` }}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <FormHelperText id={`${id}-found`} role="status" sx={{ margin: 0, minHeight: '1.25em' }}>
        {typed.trim() !== '' && (found.length === 1 ? '1 choice matches' : `${found.length || 'No'} choices match`)}
      </FormHelperText>
      <FormControl component="fieldset" variant="standard" aria-label={`Choices of ${props.headerName}`}>
        <FormGroup sx={{ flexWrap: 'nowrap', paddingRight: 0.5, maxHeight: 'min(16rem, 40dvh)', overflowY: 'auto' }}>
          {shown.map(({ value, label }) => (
            <FormControlLabel
              key={value}
              label={label}
              control={<Checkbox checked={chosen.includes(value)} onChange={() => toggle(value)} />}
            />
          ))}
        </FormGroup>
      </FormControl>
    </Form>
  );
}

const focus = (input: HTMLInputElement | null) => input?.focus({ preventScroll: true });

/** The form around a filter's inputs. Apply is disabled while `draft` is empty. */
function Form({ text, onApply, draft, onClear, children }: Props & { draft: string; onClear: () => void; children: ReactNode }) {
  return (
    <Stack
      component="form"
      sx={{ gap: 0.5, width: 248, padding: 1.5 }}
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        if (draft) onApply(draft);
      }}
    >
      {children}
      <Stack direction="row" sx={{ gap: 1, justifyContent: 'end', marginTop: 1 }}>
        <Button disabled={!text && !draft} onClick={() => (text ? onApply('') : onClear())}>
          Clear
        </Button>
        <Button type="submit" variant="contained" disableElevation disabled={!draft}>
          Apply
        </Button>
      </Stack>
    </Stack>
  );
}
