/** An instant in milliseconds since 1970 as the contract has it; null stays null. */
export const instant = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());
