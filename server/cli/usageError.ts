/** Invalid arguments of a command; the message names the argument and its rule. */
export class UsageError extends Error {
  override name = 'UsageError';
}
