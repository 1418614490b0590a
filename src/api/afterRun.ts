import { fieldOf } from '../lib/json';
import type { Tag } from './generated/cacheTags.gen';

/** Whether a run waits or is running. Other servers may respond with anything. */
export const isOpenRun = (run: unknown): boolean => fieldOf(run, 'endedAt') === null;

/**
 * What a maintenance call invalidates. One whose response is lost may still be running on the server: only a response says that it ran. One
 * that continues in the queue invalidates what it changes when it ends.
 */
export const afterRun =
  (changed: Tag[]) =>
  (response: unknown, error: unknown): Tag[] => {
    if (isOpenRun(response)) return ['Runs'];
    return error === undefined ? [...changed, 'Runs'] : changed;
  };
