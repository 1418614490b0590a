import { appendFileSync } from 'node:fs';

/**
 * Measures the processor seconds of this worker for a test file.
 * @returns adds `<project>\t<seconds>` to the file that SIDELINE_TEST_PROCESSOR names, if it does
 */
export function startProcessorTime(project: string): () => void {
  const start = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(start);
    const file = process.env.SIDELINE_TEST_PROCESSOR;
    if (file) appendFileSync(file, `${project}\t${(user + system) / 1e6}\n`);
  };
}
