/** A command that cannot be carried out as it was given; the message names the part and its rule. */
export class UsageError extends Error {
  override name = 'UsageError';
}
