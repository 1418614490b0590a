import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { UsageError } from './usageError';

/** Reads one line of the standard input; on a terminal without showing it. */
export function readLine(question: string): Promise<string> {
  const { stdin, stderr } = process;
  const output = new Writable({ write: (_, __, done) => done() });
  const lines = createInterface({ input: stdin, output, terminal: stdin.isTTY });
  if (stdin.isTTY) stderr.write(question);
  return new Promise((resolve, reject) => {
    lines.once('SIGINT', () => process.exit(130));
    lines.once('close', () => reject(new UsageError('The password or passphrase is expected on the standard input.')));
    lines.once('line', (line) => {
      if (stdin.isTTY) stderr.write('\n');
      resolve(line);
      lines.close();
    });
  });
}
