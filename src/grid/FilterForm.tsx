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

function ChoiceForm({ choices, ...props }: Props & { choices: readonly Choice[] }) {
  const [chosen, setChosen] = useState(() => readChoices(props.text, choices).map(({ value }) => value));
  const toggle = (value: string) =>
    setChosen((before) => (before.includes(value) ? before.filter((each) => each !== value) : [...before, value]));
  return (
    <Form {...props} draft={writeChoices(chosen)} onClear={() => setChosen([])}>
      <FormControl component="fieldset" variant="standard">
        <FormLabel component="legend">{props.headerName}</FormLabel>
        <FormGroup sx={{ flexWrap: 'nowrap', paddingRight: 0.5, maxHeight: 'min(20rem, 50dvh)', overflowY: 'auto' }}>
          {choices.map(({ value, label }, index) => (
            <FormControlLabel
              key={value}
              label={label}
              control={
                <Checkbox
                  slotProps={{ input: { ref: index === 0 ? focus : undefined } }}
                  checked={chosen.includes(value)}
                  onChange={() => toggle(value)}
                />
              }
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
