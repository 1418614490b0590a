import { InputField } from '../../components/Field';

type Props = {
  label: string;
  /** Its name in the form; by default that of the account's password. */
  name?: string;
  /** Whether it is the account's next password, which has 8 characters or more. */
  isNew?: boolean;
};

/** The field of a password, as long as the contract allows. */
export const PasswordField = ({ label, name = 'password', isNew = false }: Props) => (
  <InputField
    label={label}
    type="password"
    name={name}
    autoComplete={isNew ? 'new-password' : 'current-password'}
    attributes={{ minLength: isNew ? 8 : undefined, maxLength: 1024 }}
    required
  />
);

/** The fields of a new password, which is typed twice. */
export const NewPasswordFields = ({ label }: { label: string }) => (
  <>
    <PasswordField label={`${label}, 8 characters or more`} name="newPassword" isNew />
    <PasswordField label={`${label} once more`} name="repeated" isNew />
  </>
);

/** Whether the two differ. */
export const isMistyped = (typed: FormData): boolean => typed.get('newPassword') !== typed.get('repeated');
