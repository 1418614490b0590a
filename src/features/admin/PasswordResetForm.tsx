import { createPasswordReset } from '../../api/admin';
import { InputField } from '../../components/Field';
import { useAppDispatch } from '../../store/hooks';
import { LinkForm } from './LinkForm';

const labels = { userEmail: 'E-mail address of an account' };

/** Makes a link for a new password of an account. */
export function PasswordResetForm() {
  const dispatch = useAppDispatch();
  return (
    <LinkForm
      name="password-reset"
      note="Following the link also removes the account’s second factor, such as that of a lost phone."
      action="Make link for a new password"
      labels={labels}
      make={({ userEmail = '' }) => dispatch(createPasswordReset({ userEmail }))}
    >
      {(draft) => (
        <InputField
          label={labels.userEmail}
          type="email"
          name="userEmail"
          autoComplete="off"
          required
          defaultValue={draft['userEmail']}
        />
      )}
    </LinkForm>
  );
}
