import { useId } from 'react';
import { errorText, untracked } from '../../api';
import { passkeysApi } from '../../api/generated/passkeys.gen';
import { SubmitButton } from '../../components/Button';
import { ErrorAlert } from '../../components/ErrorAlert';
import { useAttempt } from '../../components/useAttempt';
import { useAppDispatch } from '../../store/hooks';
import { isMistyped, NewPasswordFields } from './PasswordField';

const labels = { newPassword: 'Password' };

/** Sets a password of an account that has passkeys only. Once it is set, the account page shows the form that changes it. */
export function SetPassword({ emailAddress }: { emailAddress: string }) {
  const headingId = useId();
  const dispatch = useAppDispatch();
  const { running, problem, onSubmit } = useAttempt();

  async function save(form: HTMLFormElement): Promise<string | null> {
    const typed = new FormData(form);
    if (isMistyped(typed)) return 'The two passwords differ.';
    const newPassword = String(typed.get('newPassword'));
    const saved = await dispatch(passkeysApi.endpoints.setPassword.initiate({ newPassword: { newPassword } }, untracked));
    return errorText(saved.error, labels);
  }
  return (
    <form className="card card__body" aria-labelledby={headingId} onSubmit={onSubmit(save)}>
      <h2 id={headingId} className="card__title">
        Set a password
      </h2>
      <p>Your account only has passkeys. With a password you can log in where you have no passkey.</p>
      <input type="hidden" name="username" autoComplete="username" value={emailAddress} />
      <NewPasswordFields label={labels.newPassword} />
      <ErrorAlert text={problem} />
      <SubmitButton text="Set password" busyText="Saving…" isBusy={running} />
    </form>
  );
}
