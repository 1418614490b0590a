/** A pick such as `2.04`: its round, and its number in the round with two digits. */
export const pickString = (round: number, pick: number): string => `${round}.${String(pick).padStart(2, '0')}`;
