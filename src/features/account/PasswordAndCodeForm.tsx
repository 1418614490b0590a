import { useState, type ReactNode, type SubmitEvent } from 'react';
import { errorText } from '../../api';
import type { Schema } from '../../api/types';
import { ErrorAlert } from '../../components/ErrorAlert';
import { Button } from '../../components/Button';
import { useAttempt } from '../../components/useAttempt';
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
  const { running, problem, attempt } = useAttempt();
  const [chosen, setChosen] = useState<string>();
  const labels = { password: 'Your password', code: codeLabel };

  async function submit(form: HTMLFormElement, action: string): Promise<string | null> {
    const { password = '', code = '' } = readProof(form);
    setChosen(action);
    const error = await send({ password, code: code.trim() }, action);
    if (error === undefined) form.reset();
    return errorText(error, labels);
  }
  return (
    <form
      aria-label={label}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        const { currentTarget, nativeEvent } = event;
        void attempt(() => submit(currentTarget, nativeEvent.submitter?.getAttribute('value') || actions[0]));
      }}
    >
      <ProofFields emailAddress={emailAddress} hasPassword needsCode labels={labels} />
      <ErrorAlert text={problem} />
      <p className="row">
        {actions.map((action, index) => (
          <Button
            key={action}
            type="submit"
            value={action}
            look={index === 0 ? 'primary' : undefined}
            aria-disabled={running}
            isBusy={running && chosen === action}
          >
            {action}
          </Button>
        ))}
        {children}
      </p>
    </form>
  );
}
