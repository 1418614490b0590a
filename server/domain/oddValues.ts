/** Reports unusable data of a source that is left out; the message names the field. */
export type Report = (message: string) => void;

/** Counts implausible values of a source, which count as unknown, for one message per sort. */
export class OddValues {
  readonly #found = new Map<string, { count: number; first: string }>();

  /** Adds a value of a sort, such as `bye week`; `where` is the end of the message, such as `of Josh Allen`. */
  add(sort: string, value: unknown, where: string): void {
    const { count, first } = this.#found.get(sort) ?? { count: 0, first: `${JSON.stringify(value)} ${where}` };
    this.#found.set(sort, { count: count + 1, first });
  }

  /** Returns a parsed value; adds it if it is null although the source has a value. */
  known<Value>(sort: string, parsed: Value | null, value: unknown, where: string): Value | null {
    if (parsed === null && value !== null && value !== undefined) this.add(sort, value, where);
    return parsed;
  }

  /** A message for each sort: `2 bye weeks could not be read, first: "ten" of KC`. */
  messages(): string[] {
    return [...this.#found].map(([sort, { count, first }]) =>
      count === 1 ? `1 ${sort} could not be read: ${first}` : `${count} ${sort}s could not be read, first: ${first}`,
    );
  }
}

/** Whether a text is a day of the calendar, as YYYY-MM-DD. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
