import { useState, type SubmitEvent } from 'react';
import { dropDraft, keepDraft } from '../../browser/formDrafts';
import { ownHost } from '../../browser/loadConfig';
import { Announced } from '../../components/Announced';
import { ErrorAlert } from '../../components/ErrorAlert';
import { InputField } from '../../components/Field';
import { useConfig } from '../../routing/configContext';
import { logIn } from '../../session/logIn';
import { useAppDispatch } from '../../store/hooks';
import { CodeField, codeHint } from './CodeField';
import { codeProblem, logInProblem } from './logInProblem';
import { useCredentialsForm } from './useCredentialsForm';

/** The name that the form's draft is stored under: the e-mail address, never the password. */
const draftName = 'log-in';

/**
 * The log-in form. It asks for a code once the server does. A failed log-in keeps what was typed. The page navigates after a
 * log-in.
 */
export function LogInForm() {
  const host = ownHost(useConfig());
  const dispatch = useAppDispatch();
  const [running, setRunning] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { form, needsCode, setNeedsCode } = useCredentialsForm(draftName);

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
      const code = typed.get('code');
      await dispatch(
        logIn(String(typed.get('email')).trim(), String(typed.get('password')), code === null ? undefined : String(code).trim()),
      );
      dropDraft(draftName);
    } catch (error) {
      if (codeProblem(error) === 'required') setNeedsCode(true);
      else setProblem(logInProblem(error));
      setRunning(false);
    }
  }
  return (
    <form
      ref={form}
      className="card card__body"
      onInput={({ currentTarget, target }) => {
        keepDraft(draftName, null, currentTarget);
        // Another account may need no code.
        if (target instanceof HTMLInputElement && target.name === 'email') setNeedsCode(false);
      }}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        void submit(event.currentTarget);
      }}
    >
      <InputField label="E-mail address" type="email" name="email" autoComplete="username" required />
      <InputField
        label="Password"
        type="password"
        name="password"
        autoComplete="current-password"
        attributes={{ maxLength: 1024 }}
        required
      />
      <Announced as="p">{needsCode && codeHint}</Announced>
      {needsCode && <CodeField label="Code" />}
      <ErrorAlert text={problem} />
      <button type="submit" className="button button--primary" aria-disabled={running} aria-busy={running}>
        {running ? 'Logging in…' : 'Log in'}
      </button>
    </form>
  );
}
