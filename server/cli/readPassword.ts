import { brokenPasswordRule } from '../auth/passwordRule';
import type { CommandContext } from './command';
import { UsageError } from './usageError';

/**
 * A new password: typed twice on a terminal, else the first line of the standard input.
 * @throws UsageError for one that breaks the rule, or two that differ.
 */
export async function readPassword({ readLine, isTerminal }: CommandContext): Promise<string> {
  const password = await readLine('Password: ');
  const rule = await brokenPasswordRule(password);
  if (rule) throw new UsageError(`password: ${rule}.`);
  if (isTerminal && (await readLine('Once more: ')) !== password) throw new UsageError('password: the two differ.');
  return password;
}
