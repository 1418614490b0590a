/** Why the browser gave no passkey: it has none of this site's, the person cancelled, or it cannot use passkeys here. */
export class PasskeyError extends Error {
  override name = 'PasskeyError';
  constructor(readonly reason: 'cancelled' | 'present' | 'unsupported') {
    super(`No passkey: ${reason}.`);
  }
}

/** JSON of the browser's options and credentials (WebAuthn, level 3). */
type Json = Record<string, unknown>;

const reasons: Record<string, PasskeyError['reason']> = {
  // A time-out and a refusal have the same error.
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'present',
};

async function ask(request: () => Promise<Credential | null>): Promise<Json> {
  if (typeof PublicKeyCredential === 'undefined' || !('parseRequestOptionsFromJSON' in PublicKeyCredential))
    throw new PasskeyError('unsupported');
  try {
    const credential = (await request()) as PublicKeyCredential | null;
    if (!credential) throw new PasskeyError('cancelled');
    return { ...credential.toJSON() };
  } catch (error) {
    if (error instanceof PasskeyError) throw error;
    // SecurityError: a page at an IP address, or without TLS.
    throw new PasskeyError(reasons[error instanceof Error ? error.name : ''] ?? 'unsupported');
  }
}

/** Makes a passkey on this device or a security key. @throws PasskeyError */
export const makePasskey = (options: Json): Promise<Json> =>
  ask(() =>
    navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options as unknown as PublicKeyCredentialCreationOptionsJSON),
    }),
  );

/** Signs a challenge with a passkey that the person chooses. @throws PasskeyError */
export const signWithPasskey = (options: Json): Promise<Json> =>
  ask(() =>
    navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options as unknown as PublicKeyCredentialRequestOptionsJSON),
    }),
  );
