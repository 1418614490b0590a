import { useState } from 'react';
import { ErrorAlert } from '../../components/ErrorAlert';
import { logInWithPasskey } from '../../session/logInWithPasskey';
import { useAppDispatch } from '../../store/hooks';
import { passkeyLogInProblem } from './logInProblem';

/** Logs in with a passkey, without a password. The page navigates after it. */
export function PasskeyLogIn() {
  const dispatch = useAppDispatch();
  const [running, setRunning] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const logIn = async () => {
    if (running) return;
    setRunning(true);
    setProblem(null);
    try {
      await dispatch(logInWithPasskey());
    } catch (error) {
      setProblem(passkeyLogInProblem(error));
      setRunning(false);
    }
  };
  // The button's name is not `Log in …`: there is one button of that name.
  return (
    <section className="card card__body" aria-label="Passkey">
      <p>Or log in with a passkey: your device’s lock or a security key.</p>
      <ErrorAlert text={problem} />
      <p>
        <button type="button" className="button" aria-disabled={running} aria-busy={running} onClick={() => void logIn()}>
          {running ? 'Waiting for the passkey…' : 'Use a passkey'}
        </button>
      </p>
    </section>
  );
}
