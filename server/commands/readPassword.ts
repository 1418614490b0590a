import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { isPassword, passwordRule } from '../config';
import { UsageError } from './command';

/** Reads one line of the standard input; on a terminal without showing it. */
function readLine(question: string): Promise<string> {
  const { stdin, stderr } = process;
  const output = new Writable({ write: (_, __, done) => done() });
  const lines = createInterface({ input: stdin, output, terminal: stdin.isTTY });
  if (stdin.isTTY) stderr.write(question);
  return new Promise((resolve, reject) => {
    lines.once('SIGINT', () => process.exit(130));
    lines.once('close', () => reject(new UsageError('password: is expected on the standard input.')));
    lines.once('line', (line) => {
      if (stdin.isTTY) stderr.write('\n');
      resolve(line);
      lines.close();
    });
  });
}

/**
 * A new password: typed twice on a terminal, else the first line of the standard input.
 * @throws UsageError for one that breaks the rule, or two that differ.
 */
export async function readPassword(): Promise<string> {
  const password = await readLine('Password: ');
  if (!isPassword(password)) throw new UsageError(`password: ${passwordRule}.`);
  if (process.stdin.isTTY && (await readLine('Once more: ')) !== password) throw new UsageError('password: the two differ.');
  return password;
}
