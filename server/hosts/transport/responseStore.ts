/** A host's response as it was received; `fetchedAt` as an ISO instant. */
export interface StoredResponse {
  body: string;
  etag: string | null;
  fetchedAt: string;
}

/** Stores the responses of hosts by URL. */
export interface ResponseStore {
  get(url: string): Promise<StoredResponse | null>;
  put(url: string, response: StoredResponse): Promise<void>;
  /** Records that the stored response was still current at an instant. */
  touch(url: string, fetchedAt: string): Promise<void>;
}
