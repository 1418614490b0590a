/** The request has no valid access token. */
export class UnauthorizedError extends Error {
  override name = 'UnauthorizedError';
}

/** The e-mail address or the password is wrong; one message for both, so that nobody learns which accounts exist. */
export class WrongCredentialsError extends Error {
  override name = 'WrongCredentialsError';
  constructor() {
    super('The e-mail address or the password is wrong.');
  }
}

/** The password is right, but the code of the second factor is missing, wrong or used. */
export class CodeError extends Error {
  override name = 'CodeError';
  constructor(readonly secondFactor: 'required' | 'wrong') {
    super(
      secondFactor === 'required'
        ? 'This account needs a code of its authenticator app, or a recovery code.'
        : 'The code is wrong, or was used before: wait for the next one.',
    );
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
