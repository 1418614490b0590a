/** Challenges for authenticators, and the verification of their signatures (WebAuthn). */
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { components } from '../../src/api/generated/schema.gen';
import type { Database } from '../db';
import { addChallenge, markPasskeyUsed, type Passkey, takeChallenge } from '../db/queries/accounts/passkeys';
import { InvalidInputError } from '../domain/errors';

/** The origin of the pages: `https://sideline.example:8443`. Passkeys belong to its host name. */
export type Origin = string;

type Options = components['schemas']['PasskeyOptions'];
type Credential = components['schemas']['PasskeyCredential'];

/** A new public key of an authenticator. */
export type NewPasskey = Pick<Passkey, 'credentialId' | 'publicKey' | 'counter' | 'transports'>;

const rpName = 'Sideline';

/** The package imports certificate parsers: only a process that uses passkeys loads it. */
const library = () => import('@simplewebauthn/server');

const hostOf = (origin: Origin) => new URL(origin).hostname;

const refused = (field: string) =>
  new InvalidInputError([{ field, message: 'is not of a passkey that this page asked for, or is too old: try again' }]);

/** The challenge that a credential was made for; an empty string if it cannot be read. */
function challengeOf({ response }: Credential): string {
  try {
    const { clientDataJSON } = response as { clientDataJSON: string };
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as { challenge?: unknown };
    return typeof challenge === 'string' && /^[\w-]+$/.test(challenge) ? challenge : '';
  } catch {
    return '';
  }
}

/** Uses up the challenge of a credential. @throws InvalidInputError for a used or expired challenge or one of another purpose */
async function takeChallengeOf(db: Database, field: string, credential: Credential, purpose: string): Promise<string> {
  const challenge = challengeOf(credential);
  if (!challenge || !(await takeChallenge(db, challenge, purpose))) throw refused(field);
  return challenge;
}

/** The account that a passkey is made for; the authenticator has one passkey for each `handle`. `present` are the account's passkeys. */
interface PasskeyUser {
  handle: string;
  email: string;
  present: Pick<Passkey, 'credentialId'>[];
}

/** The options of a new passkey. Its challenge is valid once, for `purpose`. */
export async function registrationOptions(
  db: Database,
  origin: Origin,
  purpose: string,
  { handle, email, present }: PasskeyUser,
): Promise<Options> {
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    ...{ rpName, rpID: hostOf(origin), userName: email, userDisplayName: email },
    userID: new TextEncoder().encode(handle),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: present.map(({ credentialId }) => ({ id: credentialId })),
  });
  await addChallenge(db, options.challenge, purpose);
  const { challenge, ...others } = options;
  const isEmpty = (value: unknown) => Array.isArray(value) && !value.length;
  return { challenge, ...Object.fromEntries(Object.entries(others).filter(([, value]) => !isEmpty(value))) };
}

/** The public key of a credential that was made with {@link registrationOptions}. @throws InvalidInputError that names `field` */
export async function verifyRegistration(
  db: Database,
  origin: Origin,
  purpose: string,
  field: string,
  credential: Credential,
): Promise<NewPasskey> {
  const expectedChallenge = await takeChallengeOf(db, field, credential, purpose);
  const { verifyRegistrationResponse } = await library();
  const { registrationInfo } = await verifyRegistrationResponse({
    response: credential as unknown as RegistrationResponseJSON,
    ...{ expectedChallenge, expectedOrigin: origin, expectedRPID: hostOf(origin), requireUserVerification: true },
  }).catch(() => ({ registrationInfo: undefined }));
  if (!registrationInfo) throw refused(field);
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  return { credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports };
}

/** The options of a log-in: any passkey of this host is accepted. */
export async function logInOptions(db: Database, origin: Origin, purpose: string): Promise<Options> {
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({ rpID: hostOf(origin), userVerification: 'required' });
  await addChallenge(db, options.challenge, purpose);
  return { ...options };
}

/** Checks that a passkey signed a challenge of {@link logInOptions}, and counts it. @throws InvalidInputError that names `credential` */
export async function verifyLogIn(
  db: Database,
  origin: Origin,
  purpose: string,
  credential: Credential,
  { id, credentialId, publicKey, counter }: Passkey,
): Promise<void> {
  const expectedChallenge = await takeChallengeOf(db, 'credential', credential, purpose);
  const { verifyAuthenticationResponse } = await library();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: credential as unknown as AuthenticationResponseJSON,
    ...{ expectedChallenge, expectedOrigin: origin, expectedRPID: hostOf(origin), requireUserVerification: true },
    credential: { id: credentialId, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
  }).catch(() => ({ verified: false, authenticationInfo: undefined }));
  if (!verified || !authenticationInfo) throw refused('credential');
  await markPasskeyUsed(db, id, authenticationInfo.newCounter);
}
