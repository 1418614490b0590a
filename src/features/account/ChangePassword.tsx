import { useId, useState } from 'react';
import { baseApi } from '../../api';
import { SubmitButton } from '../../components/Button';
import { Announced } from '../../components/Announced';
import { ErrorAlert } from '../../components/ErrorAlert';
import { useAttempt } from '../../components/useAttempt';
import { changePassword } from '../../session/changePassword';
import { useAppDispatch } from '../../store/hooks';
import { CodeField, codeHint } from './CodeField';
import { codeProblem, passwordProblem } from './logInProblem';
import { isMistyped, NewPasswordFields, PasswordField } from './PasswordField';
import { useCredentialsForm } from './useCredentialsForm';

const labels = { password: 'Current password', newPassword: 'New password' };

/** Changes the password of the account that is logged in. */
export function ChangePassword({ emailAddress }: { emailAddress: string }) {
  const headingId = useId();
  const dispatch = useAppDispatch();
  const { running, problem, onSubmit } = useAttempt();
  const [isChanged, setChanged] = useState(false);
  const { form, needsCode, setNeedsCode } = useCredentialsForm();

  async function change(form: HTMLFormElement): Promise<string | null> {
    const typed = new FormData(form);
    const text = (name: string) => String(typed.get(name));
    setChanged(false);
    if (isMistyped(typed)) return 'The two new passwords differ.';
    try {
      const code = needsCode ? text('code').trim() : undefined;
      await dispatch(changePassword(emailAddress, text('password'), text('newPassword'), code));
      dispatch(baseApi.util.invalidateTags(['Sessions']));
      form.reset();
      setNeedsCode(false);
      setChanged(true);
    } catch (error) {
      if (codeProblem(error) !== 'required') return passwordProblem(error, labels);
      setNeedsCode(true);
    }
    return null;
  }
  return (
    <form ref={form} className="card card__body" aria-labelledby={headingId} onSubmit={onSubmit(change)}>
      <h2 id={headingId} className="card__title">
        Change password
      </h2>
      <input type="hidden" name="username" autoComplete="username" value={emailAddress} />
      <PasswordField label={labels.password} />
      <NewPasswordFields label={labels.newPassword} />
      {needsCode && <CodeField label="Code" />}
      <ErrorAlert text={problem} />
      <Announced as="p">
        {needsCode && codeHint}
        {isChanged && 'Password changed. Other browsers are logged out.'}
      </Announced>
      <SubmitButton text="Change password" busyText="Changing…" isBusy={running} />
    </form>
  );
}
