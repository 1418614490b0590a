import { useState } from 'react';

/**
 * One attempt at a time at what is no mutation of the API's hooks, such as a log-in: whether it runs, and why the last one failed; null
 * for none. `attempt` takes a function that resolves to why it failed, or to null.
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
  return { running, problem, attempt };
}
