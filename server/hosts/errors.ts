/** A host that could not be reached, or whose response cannot be used. The message names the call. */
export class HostError extends Error {
  override name = 'HostError';
}

/** A host that responded and refuses, or does not have, what was requested. */
export class HostRefusal extends HostError {
  override name = 'HostRefusal';
}
