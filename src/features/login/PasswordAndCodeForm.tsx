import { useState, type ReactNode, type SubmitEvent } from 'react';
import { refusalText, type ApiError } from '../../api';
import type { Schema } from '../../api/types';
import { ErrorAlert } from '../../components/ErrorAlert';
import { InputField } from '../../components/Field';
import { CodeField } from './CodeField';

type Props = {
  label: string;
  emailAddress: string;
  codeLabel: string;
  /** The names of the buttons that send the form. */
  actions: readonly [string, ...string[]];
  /** Sends what was typed. @returns the error of the request */
  send: (typed: Schema<'PasswordAndCode'>, action: string) => Promise<ApiError | undefined>;
  /** More buttons. */
  children?: ReactNode;
};

/** The form of a change of the second factor. What was typed stays until it is accepted. */
export function PasswordAndCodeForm({ label, emailAddress, codeLabel, actions, send, children }: Props) {
  const [running, setRunning] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const labels = { password: 'Your password', code: codeLabel };

  async function submit(form: HTMLFormElement, action: string) {
    if (running !== null) return;
    const typed = new FormData(form);
    setProblem(null);
    setRunning(action);
    const error = await send({ password: String(typed.get('password')), code: String(typed.get('code')).trim() }, action);
    setRunning(null);
    setProblem(refusalText(error, labels));
    if (error === undefined) form.reset();
  }
  return (
    <form
      aria-label={label}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        const button = (event.nativeEvent as globalThis.SubmitEvent).submitter as HTMLButtonElement | null;
        void submit(event.currentTarget, button?.value || actions[0]);
      }}
    >
      <input type="hidden" name="username" autoComplete="username" value={emailAddress} />
      <InputField
        label={labels.password}
        type="password"
        name="password"
        autoComplete="current-password"
        attributes={{ maxLength: 1024 }}
        required
      />
      <CodeField label={codeLabel} />
      <ErrorAlert text={problem} />
      <p className="row">
        {actions.map((action, index) => (
          <button
            key={action}
            type="submit"
            value={action}
            className={index === 0 ? 'button button--primary' : 'button'}
            aria-disabled={running !== null}
            aria-busy={running === action}
          >
            {action}
          </button>
        ))}
        {children}
      </p>
    </form>
  );
}
