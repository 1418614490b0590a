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
