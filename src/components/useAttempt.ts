import { useState, type SubmitEvent } from 'react';

/**
 * One attempt at a time at what is more than one mutation of the API's hooks, such as a log-in: whether it runs, and why the last one
 * failed; null for none. `attempt` takes a function that resolves to why it failed, or to null; `onSubmit` makes it a form's handler.
 */
export function useAttempt() {
  const [running, setRunning] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const attempt = async (action: () => Promise<string | null>) => {
    if (running) return;
    setRunning(true);
    setProblem(null);
    setProblem(await action());
    setRunning(false);
  };
  const onSubmit = (send: (form: HTMLFormElement) => Promise<string | null>) => (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    void attempt(() => send(form));
  };
  return { running, problem, attempt, onSubmit };
}
