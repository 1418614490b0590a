import type { Tag } from './generated/cacheTags.gen';

/** What a mutation invalidates: tags after a success, and others after an error, which may say that somebody else made a change. */
export const after =
  (done: Tag[], refused: Tag[] = []) =>
  (_response: unknown, error: unknown): Tag[] =>
    error === undefined ? done : refused;
