/** The page of a list that is sent for a requested one: the last for one beyond it. Pages count from 1. */
export const pageWithin = (page: number, total: number, pageSize: number): number =>
  Math.min(page, Math.max(1, Math.ceil(total / pageSize)));
