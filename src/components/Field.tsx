import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useId, type CSSProperties, type ReactNode } from 'react';
import { optionValue } from '../lib/options';
import { AppTheme } from '../theme/AppTheme';

type FieldProps = {
  label: string;
  style?: CSSProperties;
  /** Why the value was refused. */
  problem?: string;
};

/** A label, its control, and why its value was refused. */
const Labelled = ({ id, label, style, problem, children }: FieldProps & { id: string; children: ReactNode }) => (
  <AppTheme>
    <FormControl fullWidth style={style} error={problem !== undefined}>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      {children}
      {problem !== undefined && (
        <span id={`${id}-problem`} className="failed">
          {problem.charAt(0).toUpperCase() + problem.slice(1)}
        </span>
      )}
    </FormControl>
  </AppTheme>
);

const problemOf = (id: string, problem: string | undefined) => ({
  ...(problem !== undefined && { 'aria-invalid': true, 'aria-describedby': `${id}-problem` }),
});

type InputFieldProps = FieldProps &
  Pick<OutlinedInputProps, 'name' | 'type' | 'value' | 'defaultValue' | 'onChange' | 'required' | 'autoComplete'> & {
    /** Attributes of the input element that MUI has no property for. */
    attributes?: OutlinedInputProps['inputProps'];
    children?: ReactNode;
  };

/** A labelled text field. MUI's `TextField` is not used: it imports Select and Menu. */
export function InputField({ label, style, problem, attributes, required, children, ...input }: InputFieldProps) {
  const id = useId();
  return (
    <Labelled {...{ id, label, style, problem }}>
      <OutlinedInput id={id} {...input} slotProps={{ input: { ...attributes, required, ...problemOf(id, problem) } }} />
      {children}
    </Labelled>
  );
}

type SelectFieldProps<Value extends string> = FieldProps & {
  name?: string;
  options: readonly { value: Value; label: string }[];
} & ({ value: Value; onChange: (value: Value) => void } | { defaultValue: string | undefined });

/** A labelled native select. */
export function SelectField<Value extends string>({ label, style, problem, name, options, ...state }: SelectFieldProps<Value>) {
  const id = useId();
  const control =
    'value' in state
      ? {
          value: state.value,
          onChange: ({ target }: { target: { value: string } }) =>
            state.onChange(optionValue(options, target.value, state.value)),
        }
      : { defaultValue: state.defaultValue };
  return (
    <Labelled {...{ id, label, style, problem }}>
      <NativeSelect input={<OutlinedInput />} inputProps={{ id, name, ...problemOf(id, problem) }} {...control}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </Labelled>
  );
}

type CheckFieldProps = { label: string; name?: string; onChange?: (isChecked: boolean) => void } & (
  | { checked: boolean }
  | { defaultChecked: boolean }
);

/** A labelled checkbox. */
export const CheckField = ({ label, onChange, ...box }: CheckFieldProps) => (
  <AppTheme>
    <FormControlLabel control={<Checkbox {...box} onChange={(_, isChecked) => onChange?.(isChecked)} />} label={label} />
  </AppTheme>
);
