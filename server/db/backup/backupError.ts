/** A back-up that cannot be read, and why. */
export class BackupError extends Error {
  override name = 'BackupError';
}
