import Autocomplete from '@mui/material/Autocomplete';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type CSSProperties, useEffect, useId, useRef } from 'react';
import { AppTheme } from '../theme/AppTheme';

/** What a {@link Combobox} offers. `note` tells options of the same label apart. */
export type ComboboxOption = { value: string; label: string; note?: string };

type Props<Option extends ComboboxOption> = {
  label: string;
  style?: CSSProperties;
  /** The name of the chosen value in its form, which gets an `input` event for a choice. */
  name?: string;
  /** What is found for the typed text. */
  options: readonly Option[];
  chosen: Option | null;
  /** Null when the choice was cleared. */
  onChoose: (option: Option | null) => void;
  /** Whether there is always a choice. */
  isRequired?: boolean;
  /** The text to search for; empty while the field shows its choice. */
  onSearch: (text: string) => void;
  isSearching: boolean;
  /** What to say when nothing is found. */
  empty: string;
};

/** A labelled field that finds options while one types. It opens on a click or the arrow keys; Enter takes the marked option. */
export function Combobox<Option extends ComboboxOption>(props: Props<Option>) {
  const { label, style, name, options, chosen, onChoose, isRequired = false, onSearch, isSearching, empty } = props;
  const id = useId();
  const hidden = useRef<HTMLInputElement>(null);
  const value = chosen?.value ?? '';
  const before = useRef(value);
  useEffect(() => {
    if (before.current !== value) hidden.current?.dispatchEvent(new Event('input', { bubbles: true }));
    before.current = value;
  }, [value]);
  return (
    <AppTheme>
      {name !== undefined && <input ref={hidden} type="hidden" name={name} value={value} />}
      <Autocomplete
        id={id}
        style={style}
        options={options}
        value={chosen}
        onChange={(_event, option) => onChoose(option)}
        onInputChange={(_event, text, reason) => onSearch(reason === 'input' ? text.trim() : '')}
        filterOptions={(found) => found}
        getOptionLabel={(option) => option.label}
        getOptionKey={(option) => option.value}
        isOptionEqualToValue={(one, other) => one.value === other.value}
        loading={isSearching}
        loadingText="Searching…"
        noOptionsText={empty}
        disableClearable={isRequired as false}
        clearText={`Clear ${label}`}
        openText={`Choices of ${label}`}
        closeText={`Close ${label}`}
        autoHighlight
        renderOption={({ key, ...item }, option) => (
          <li key={key} {...item}>
            <span>
              {option.label}
              {option.note !== undefined && <small className="muted"> {option.note}</small>}
            </span>
          </li>
        )}
        renderInput={({ slotProps: { input, htmlInput } }) => (
          <FormControl fullWidth>
            <FormLabel htmlFor={id}>{label}</FormLabel>
            <OutlinedInput {...input} slotProps={{ input: { ...htmlInput, id, maxLength: 100 } }} />
          </FormControl>
        )}
      />
    </AppTheme>
  );
}
