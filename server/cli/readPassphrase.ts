import { leastPassphrase } from '../db/backup/encryption';
import type { CommandContext } from './command';
import { UsageError } from './usageError';

/**
 * The passphrase of an encrypted back-up: of BACKUP_PASSPHRASE, else typed on a terminal, else the first line of the standard input.
 * @param isNew whether it encrypts: then it is typed twice, and has at least 12 characters
 * @throws UsageError
 */
export async function readPassphrase({ environment, readLine, isTerminal }: CommandContext, isNew: boolean): Promise<string> {
  const given = environment.BACKUP_PASSPHRASE;
  const passphrase = given || (await readLine('Passphrase: '));
  if (isNew && passphrase.length < leastPassphrase)
    throw new UsageError(`The passphrase must have at least ${leastPassphrase} characters.`);
  if (isNew && !given && isTerminal && (await readLine('Once more: ')) !== passphrase) {
    throw new UsageError('The two passphrases differ.');
  }
  return passphrase;
}
