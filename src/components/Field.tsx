import FormControl, { type FormControlProps } from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useId, type ReactNode } from 'react';
import { AppTheme } from '../theme/AppTheme';

type FieldProps = { label: string; sx?: FormControlProps['sx'] };

type InputFieldProps = FieldProps &
  Pick<OutlinedInputProps, 'name' | 'type' | 'value' | 'defaultValue' | 'onChange' | 'required' | 'autoComplete'> & {
    /** Attributes of the input element that MUI has no property for. */
    attributes?: OutlinedInputProps['inputProps'];
    children?: ReactNode;
  };

/** A labelled text field. MUI's `TextField` is not used: it imports Select and Menu. */
export function InputField({ label, sx, attributes, required, children, ...input }: InputFieldProps) {
  const id = useId();
  return (
    <AppTheme>
      <FormControl fullWidth sx={sx}>
        <FormLabel htmlFor={id}>{label}</FormLabel>
        <OutlinedInput id={id} {...input} slotProps={{ input: { ...attributes, required } }} />
        {children}
      </FormControl>
    </AppTheme>
  );
}

type SelectFieldProps = FieldProps & {
  name?: string;
  options: readonly { value: string; label: string }[];
} & ({ value: string; onChange: (value: string) => void } | { defaultValue: string | undefined });

/** A labelled native select. */
export function SelectField({ label, sx, name, options, ...state }: SelectFieldProps) {
  const id = useId();
  const control =
    'value' in state
      ? { value: state.value, onChange: (event: { target: { value: string } }) => state.onChange(event.target.value) }
      : { defaultValue: state.defaultValue };
  return (
    <AppTheme>
      <FormControl fullWidth sx={sx}>
        <FormLabel htmlFor={id}>{label}</FormLabel>
        <NativeSelect input={<OutlinedInput />} inputProps={{ id, name }} {...control}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </NativeSelect>
      </FormControl>
    </AppTheme>
  );
}
