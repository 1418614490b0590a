const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * A height as feet-inches, from `6-2`, from `6'2"`, from inches, or from the date into which a spreadsheet turned it: `2-Jun` is 6-2 (the
 * sixth month means six feet), and `Jun-00` is 6-0. Null for anything else.
 */
export function toHeight(text: string | null): string | null {
  if (text === null) return null;
  const plain = /^(\d)\s*[-']\s*(\d{1,2})"?$/.exec(text);
  const damaged = /^(?:(\d{1,2})-([A-Za-z]{3})|([A-Za-z]{3})-(\d{2}))$/.exec(text);
  const month = damaged?.[2] ?? damaged?.[3];
  const inchesAlone = /^\d{2}$/.test(text) ? Number(text) : null;
  const feet = month
    ? months.indexOf(month.toLowerCase()) + 1
    : inchesAlone
      ? Math.floor(inchesAlone / 12)
      : Number(plain?.[1] ?? 0);
  const inches = month ? Number(damaged?.[1] ?? damaged?.[4]) : inchesAlone ? inchesAlone % 12 : Number(plain?.[2] ?? 0);
  return feet >= 4 && feet <= 7 && inches < 12 ? `${feet}-${inches}` : null;
}
