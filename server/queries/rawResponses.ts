import { eq } from 'drizzle-orm';
import type { Database } from '../db';
import type { Keep } from '../imports/rawAnswers';
import { rawResponse } from '../schema';

/** Keeps the answers of hosts in the database; PostgreSQL's text cannot hold a zero character, so such an answer is not kept. */
export const keepIn = (db: Database): Keep => ({
  async get(url) {
    const [found] = await db.select().from(rawResponse).where(eq(rawResponse.url, url));
    return found ? { ...found, fetchedAt: new Date(found.fetchedAt).toISOString() } : null;
  },
  async put(url, answer) {
    if (answer.body.includes('\0')) return;
    await db
      .insert(rawResponse)
      .values({ url, ...answer })
      .onConflictDoUpdate({ target: rawResponse.url, set: answer });
  },
});
