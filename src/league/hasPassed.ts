import { parseInstant } from '../lib/instant';

/** Whether a deadline has passed. The server's response may be older than that. */
export const hasPassed = (deadline: string | null): boolean => deadline !== null && parseInstant(deadline) <= Date.now();
