import { dropDraft, keepDraft } from '../../browser/formDrafts';
import { ownHost } from '../../browser/loadConfig';
import { SubmitButton } from '../../components/Button';
import { Announced } from '../../components/Announced';
import { ErrorAlert } from '../../components/ErrorAlert';
import { InputField } from '../../components/Field';
import { useAttempt } from '../../components/useAttempt';
import { useConfig } from '../../routing/configContext';
import { logIn } from '../../session/logIn';
import { useAppDispatch } from '../../store/hooks';
import { CodeField, codeHint } from './CodeField';
import { codeProblem, logInProblem } from './logInProblem';
import { PasswordField } from './PasswordField';
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
  const { running, problem, onSubmit } = useAttempt();
  const { form, needsCode, setNeedsCode } = useCredentialsForm(draftName);

  async function submit(form: HTMLFormElement): Promise<string | null> {
    const typed = new FormData(form);
    if (!host) return `No API URL is specified for ${window.location.hostname}`;
    try {
      const code = typed.get('code');
      await dispatch(
        logIn(String(typed.get('email')).trim(), String(typed.get('password')), code === null ? undefined : String(code).trim()),
      );
      dropDraft(draftName);
    } catch (error) {
      if (codeProblem(error) !== 'required') return logInProblem(error);
      setNeedsCode(true);
    }
    return null;
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
      onSubmit={onSubmit(submit)}
    >
      <InputField label="E-mail address" type="email" name="email" autoComplete="username" required />
      <PasswordField label="Password" />
      <Announced as="p">{needsCode && codeHint}</Announced>
      {needsCode && <CodeField label="Code" />}
      <ErrorAlert text={problem} />
      <SubmitButton text="Log in" busyText="Logging in…" isBusy={running} />
    </form>
  );
}
