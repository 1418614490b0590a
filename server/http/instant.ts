/** Converts an instant in milliseconds since 1970 to the contract's format; null stays null. */
export const instant = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());
