import { useId, useState, type SubmitEvent } from 'react';
import { hostOf } from '../../lib/config';
import { useConfig } from '../../routing/configContext';
import { logIn } from '../../session/sessionActions';
import { useAppDispatch } from '../../store/hooks';
import { logInProblem } from './logInProblem';

/** E-mail address and password; says why a log-in failed and keeps what was typed. Its page goes on once somebody is logged in. */
export function LogInForm() {
  const host = hostOf(useConfig());
  const dispatch = useAppDispatch();
  const [running, setRunning] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const emailId = useId();
  const passwordId = useId();

  async function submit(form: HTMLFormElement) {
    if (running) return;
    if (!host) {
      setProblem(`No API URL is specified for ${window.location.hostname}`);
      return;
    }
    const typed = new FormData(form);
    setRunning(true);
    setProblem(null);
    try {
      await dispatch(logIn(host.clientUrl, String(typed.get('email')).trim(), String(typed.get('password'))));
    } catch (error) {
      setProblem(logInProblem(error));
      setRunning(false);
    }
  }
  return (
    <form
      className="card log-in"
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        void submit(event.currentTarget);
      }}
    >
      <div className="field">
        <label htmlFor={emailId}>E-mail address</label>
        <input id={emailId} className="input" type="email" name="email" autoComplete="username" required />
      </div>
      <div className="field">
        <label htmlFor={passwordId}>Password</label>
        <input
          id={passwordId}
          className="input"
          type="password"
          name="password"
          autoComplete="current-password"
          maxLength={1024}
          required
        />
      </div>
      <div role="alert">{problem !== null && <p className="notice notice--bad">{problem}</p>}</div>
      <button type="submit" className="button button--primary" aria-disabled={running} aria-busy={running}>
        {running ? 'Logging in…' : 'Log in'}
      </button>
    </form>
  );
}
