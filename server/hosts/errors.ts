/**
 * Why a host's data could not be read: it could not be reached, allows no more calls for now, or has a fault (5xx); it refused; the data
 * are missing or empty, or need an API key, or the given one is wrong; or the response breaks a rule.
 */
export type HostErrorKind =
  | 'unreachable'
  | 'busy'
  | 'faulty'
  | 'refused'
  | 'missing'
  | 'empty'
  | 'private'
  | 'wrongKey'
  | 'unreadable';

/** What is read from which host; `resource` has no article, such as `rosters of week 3`; `isShared` if it belongs to no league. */
export interface HostRequest {
  host: string;
  resource: string;
  isShared?: boolean;
}

/**
 * A host that could not be reached, or whose response cannot be used. The message is technical and names the call; `request` is what was
 * read. `hostText` has the words for people.
 */
export class HostError extends Error {
  override name = 'HostError';
  request?: HostRequest;
  constructor(
    message: string,
    readonly kind: HostErrorKind = 'unreadable',
  ) {
    super(message);
  }
}

/** A host that responded and refuses, or does not have, what was requested. */
export class HostRefusal extends HostError {
  override name = 'HostRefusal';
  constructor(message: string, kind: HostErrorKind = 'refused') {
    super(message, kind);
  }
}

/** The error of a read, which then has what was read, if it is a host's. */
export function withRequest(error: unknown, request: HostRequest): unknown {
  if (error instanceof HostError) error.request ??= request;
  return error;
}
