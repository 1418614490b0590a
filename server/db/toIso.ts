/** A stored instant in ISO 8601, UTC; null stays null. */
export const toIso = <Time extends string | null>(time: Time) => (time && new Date(time).toISOString()) as Time;
