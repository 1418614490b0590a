export interface AgeColour {
  colour: 'green' | 'yellow' | 'red';
  /** The same in words, for those who do not see the colour. */
  meaning: string;
}

/** Colour of an average age in years: below 24 green, 24 to below 25 yellow, 25 or above red. Undefined without an age. */
export function ageColour(age: number | null | undefined): AgeColour | undefined {
  if (typeof age !== 'number' || !Number.isFinite(age)) return undefined;
  if (age < 24) return { colour: 'green', meaning: 'young, below 24' };
  if (age < 25) return { colour: 'yellow', meaning: 'middle, 24 to below 25' };
  return { colour: 'red', meaning: 'old, 25 or above' };
}
