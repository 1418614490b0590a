import { useState, type ReactNode, type SubmitEvent } from 'react';
import { errorText } from '../../api';
import type { Schema } from '../../api/types';
import { ErrorAlert } from '../../components/ErrorAlert';
import { ProofFields, readProof } from './ProofFields';

type Props = {
  label: string;
  emailAddress: string;
  codeLabel: string;
  /** The names of the buttons that send the form. */
  actions: readonly [string, ...string[]];
  /** Sends what was typed. @returns the error of the request */
  send: (typed: Schema<'PasswordAndCode'>, action: string) => Promise<unknown>;
  /** More buttons. */
  children?: ReactNode;
};

/** The form of a change of the second factor. It keeps its values until they are accepted. */
export function PasswordAndCodeForm({ label, emailAddress, codeLabel, actions, send, children }: Props) {
  const [running, setRunning] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const labels = { password: 'Your password', code: codeLabel };

  async function submit(form: HTMLFormElement, action: string) {
    if (running !== null) return;
    const { password = '', code = '' } = readProof(form);
    setProblem(null);
    setRunning(action);
    const error = await send({ password, code: code.trim() }, action);
    setRunning(null);
    setProblem(errorText(error, labels));
    if (error === undefined) form.reset();
  }
  return (
    <form
      aria-label={label}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        const { submitter } = event.nativeEvent;
        void submit(event.currentTarget, submitter?.getAttribute('value') || actions[0]);
      }}
    >
      <ProofFields emailAddress={emailAddress} hasPassword needsCode labels={labels} />
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
