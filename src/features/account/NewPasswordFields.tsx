import { InputField } from '../../components/Field';

/** The contract's rule for a new password. */
export const passwordLength = { minLength: 8, maxLength: 1024 };

/** The fields of a new password, which is typed twice. */
export const NewPasswordFields = ({ label }: { label: string }) => (
  <>
    <InputField
      label={`${label}, 8 characters or more`}
      type="password"
      name="newPassword"
      autoComplete="new-password"
      attributes={passwordLength}
      required
    />
    <InputField
      label={`${label} once more`}
      type="password"
      name="repeated"
      autoComplete="new-password"
      attributes={passwordLength}
      required
    />
  </>
);

/** Whether the two differ. */
export const isMistyped = (typed: FormData): boolean => typed.get('newPassword') !== typed.get('repeated');
