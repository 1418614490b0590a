/** The request has no valid access token. */
export class UnauthorizedError extends Error {
  override name = 'UnauthorizedError';
}

/** The e-mail address or the password is wrong; one message for both, so that it does not reveal whether an account exists. */
export class WrongCredentialsError extends Error {
  override name = 'WrongCredentialsError';
  constructor() {
    super('The e-mail address or the password is wrong.');
  }
}

const codeMessages = {
  required: 'This account needs a code of its authenticator app, or a recovery code.',
  wrong: 'The code is wrong, or was used before: wait for the next one.',
  passkey: 'This account needs a second factor: log in with its passkey.',
};

/** The password is right, but the code of the second factor is missing, wrong or used, or the account's passkey is its second factor. */
export class CodeError extends Error {
  override name = 'CodeError';
  constructor(readonly secondFactor: keyof typeof codeMessages) {
    super(codeMessages[secondFactor]);
  }
}

/** Too many attempts; the client may try again after `retryAfter` seconds. */
export class TooManyAttempts extends Error {
  override name = 'TooManyAttempts';
  constructor(
    message: string,
    readonly retryAfter: number,
  ) {
    super(message);
  }
}
