import { useId, useState, type SubmitEvent } from 'react';
import { errorText, untracked } from '../../api';
import { passkeysApi } from '../../api/sessions';
import { ErrorAlert } from '../../components/ErrorAlert';
import { useAppDispatch } from '../../store/hooks';
import { isMistyped, NewPasswordFields } from './NewPasswordFields';

const labels = { newPassword: 'Password' };

/** Sets a password of an account that has passkeys only. Once it is set, the account page shows the form that changes it. */
export function SetPassword({ emailAddress }: { emailAddress: string }) {
  const headingId = useId();
  const dispatch = useAppDispatch();
  const [running, setRunning] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    if (running) return;
    if (isMistyped(typed)) return setProblem('The two passwords differ.');
    setRunning(true);
    setProblem(null);
    const newPassword = String(typed.get('newPassword'));
    const saved = await dispatch(passkeysApi.endpoints.setPassword.initiate({ newPassword: { newPassword } }, untracked));
    setProblem(errorText(saved.error, labels));
    setRunning(false);
  };
  return (
    <form className="card card__body" aria-labelledby={headingId} onSubmit={(event) => void submit(event)}>
      <h2 id={headingId} className="card__title">
        Set a password
      </h2>
      <p>Your account only has passkeys. With a password you can log in where you have no passkey.</p>
      <input type="hidden" name="username" autoComplete="username" value={emailAddress} />
      <NewPasswordFields label={labels.newPassword} />
      <ErrorAlert text={problem} />
      <button type="submit" className="button button--primary" aria-disabled={running} aria-busy={running}>
        {running ? 'Saving…' : 'Set password'}
      </button>
    </form>
  );
}
