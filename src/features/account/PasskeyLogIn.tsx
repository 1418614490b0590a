import { Button } from '../../components/Button';
import { ErrorAlert } from '../../components/ErrorAlert';
import { useAttempt } from '../../components/useAttempt';
import { logInWithPasskey } from '../../session/logInWithPasskey';
import { useAppDispatch } from '../../store/hooks';
import { passkeyLogInProblem } from './logInProblem';

/** Logs in with a passkey, without a password. The page navigates after it. */
export function PasskeyLogIn() {
  const dispatch = useAppDispatch();
  const { running, problem, attempt } = useAttempt();

  const logIn = () => dispatch(logInWithPasskey()).then(() => null, passkeyLogInProblem);
  // The button's name is not `Log in …`: there is one button of that name.
  return (
    <section className="card card__body" aria-label="Passkey">
      <p>Or log in with a passkey: your device’s lock or a security key.</p>
      <ErrorAlert text={problem} />
      <p>
        <Button isBusy={running} busyText="Waiting for the passkey…" onClick={() => void attempt(logIn)}>
          Use a passkey
        </Button>
      </p>
    </section>
  );
}
