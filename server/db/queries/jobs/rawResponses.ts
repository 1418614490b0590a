import { eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../..';
import { rawResponse } from '../../schema';

/** A host's response as it was received. */
type RawResponse = Omit<typeof rawResponse.$inferSelect, 'url'>;

/** Stores the responses of hosts by URL. A response with a NUL character, which PostgreSQL's text cannot hold, is not stored. */
export const databaseResponseStore = (db: Database) => ({
  async get(url: string): Promise<RawResponse | null> {
    const [found] = await db.select().from(rawResponse).where(eq(rawResponse.url, url));
    return found ? { ...found, fetchedAt: new Date(found.fetchedAt).toISOString() } : null;
  },
  async put(url: string, response: RawResponse): Promise<void> {
    if (response.body.includes('\0')) return;
    await db
      .insert(rawResponse)
      .values({ url, ...response })
      .onConflictDoUpdate({ target: rawResponse.url, set: response });
  },
  async touch(url: string, fetchedAt: string): Promise<void> {
    await db.update(rawResponse).set({ fetchedAt }).where(eq(rawResponse.url, url));
  },
});

/** Deletes the responses that were not read again for some days. */
export const deleteOldResponses = (db: Database, days: number) =>
  db.delete(rawResponse).where(lt(rawResponse.fetchedAt, sql`now() - make_interval(days => ${days})`));
