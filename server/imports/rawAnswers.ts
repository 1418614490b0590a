/** A host's answer as it came; `sha256` of the body in hexadecimal, `fetchedAt` as an ISO instant. */
export interface RawAnswer {
  body: string;
  sha256: string;
  etag: string | null;
  fetchedAt: string;
}

/** Where the answers of hosts are kept, by the address that was asked. */
export interface Keep {
  get(url: string): Promise<RawAnswer | null>;
  put(url: string, answer: RawAnswer): Promise<void>;
}
