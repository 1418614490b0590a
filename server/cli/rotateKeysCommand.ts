/** `npm run rotate-keys`: replaces the keys of this installation. */
import { parseArgs } from 'node:util';
import { formerKeyLife } from '../auth/accessTokens';
import { record } from '../auth/securityLog';
import type { Database } from '../db';
import { signingKeys } from '../db/invalidation';
import { reencryptSecondFactors } from '../db/queries/accounts/secondFactors';
import { deleteAllSessions } from '../db/queries/accounts/sessions';
import { replaceSigningKey } from '../db/queries/installation';
import { reencryptHostKeys } from '../db/queries/leagues/hostKeys';
import { writeAndPublish } from '../db/writeLeague';
import { readImports } from '../importSettings';
import { type Command, type CommandContext, onDatabase } from './command';
import { UsageError } from './usageError';

const minutes = Math.ceil(formerKeyLife / 60);

const help = `Usage: npm run rotate-keys -- [--now] [--secret]

Replaces the key that signs access tokens, in DATA_DIR or DATABASE_URL. Nobody is logged out: the former key signs nothing any more, and
what it has signed stays valid until it expires, ${minutes} minutes at most.
  --now      for a key that somebody else may have: it counts no more at once, and every session ends. Everybody must log in again
  --secret   also encrypts second factors and API keys with NEW_SECRET_KEY instead of SECRET_KEY, both from the environment

All or nothing. No key is printed. Only one process at a time can use the embedded database: stop the server first. With PostgreSQL the
servers keep running and use the new signing key at once; stop them for --secret, and start them with the new SECRET_KEY.`;

const countOf = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** The secrets that encrypt; `from` is null for the database's own. */
interface Secrets {
  from: string | null;
  to: string;
}

/** The secrets of --secret. @throws UsageError for a new one that cannot be used */
function readSecrets({ environment }: CommandContext): Secrets {
  const { secretKey: from } = readImports(environment);
  const to = environment.NEW_SECRET_KEY ?? '';
  if (to.length < 32) throw new UsageError('--secret needs NEW_SECRET_KEY, with at least 32 characters, in the environment.');
  if (to === from) throw new UsageError('NEW_SECRET_KEY must differ from SECRET_KEY.');
  return { from, to };
}

/** Encrypts all secrets anew. @returns what was encrypted. @throws UsageError when the old secret does not decrypt all */
async function reencrypt(tx: Database, { from, to }: Secrets): Promise<string> {
  const factors = await reencryptSecondFactors(tx, from, to);
  const apiKeys = await reencryptHostKeys(tx, from, to);
  if (factors.unreadable + apiKeys.unreadable > 0)
    throw new UsageError(
      `SECRET_KEY does not decrypt ${factors.unreadable} of ${countOf(factors.total, 'second factor')} and ` +
        `${apiKeys.unreadable} of ${countOf(apiKeys.total, 'API key')}; nothing was changed.`,
    );
  return `${countOf(factors.total, 'second factor')} and ${countOf(apiKeys.total, 'API key')}`;
}

/** Replaces the keys in one transaction. @returns what it encrypted and which sessions it ended, if it was to */
async function replaceKeys(tx: Database, secrets: Secrets | undefined, isNow: boolean) {
  const encrypted = secrets && (await reencrypt(tx, secrets));
  await replaceSigningKey(tx, isNow ? 0 : formerKeyLife);
  const ended = isNow ? countOf(await deleteAllSessions(tx), 'session') : undefined;
  const details = ['the signing key', ended && `${ended} ended`, encrypted && `SECRET_KEY of ${encrypted}`];
  await record(tx, 'keys_replaced', { detail: [...details, 'by npm run rotate-keys'].filter(Boolean).join(', ') });
  return { encrypted, ended };
}

const options = {
  help: { type: 'boolean', short: 'h' },
  now: { type: 'boolean', default: false },
  secret: { type: 'boolean', default: false },
} as const;

export const rotateKeysCommand: Command = async (args, context) => {
  const { values } = parseArgs({ args, options });
  if (values.help) return context.print(help);
  const secrets = values.secret ? readSecrets(context) : undefined;
  const { encrypted, ended } = await onDatabase(context, (database) => {
    if (values.now) context.print('Every session is about to end: everybody must log in again.');
    return writeAndPublish(database, async (tx, changed) => {
      const replaced = await replaceKeys(tx, secrets, values.now);
      await changed(signingKeys);
      return replaced;
    });
  });
  context.print(
    ended === undefined
      ? `Replaced the key that signs access tokens. What the former one has signed stays valid for ${minutes} minutes at most.`
      : `Replaced the key that signs access tokens; the former one counts no more. Ended ${ended}.`,
  );
  if (encrypted === undefined) return;
  context.print(`Encrypted ${encrypted} with NEW_SECRET_KEY.`);
  context.print('Now set SECRET_KEY to the value of NEW_SECRET_KEY, remove NEW_SECRET_KEY, and start every server again.');
};
