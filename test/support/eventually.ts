/** Repeats a check until it passes. Throws its last error after the timeout, in milliseconds, and at least three attempts. */
export async function eventually(check: () => void | Promise<void>, within = 15_000): Promise<void> {
  const end = Date.now() + within;
  for (let tries = 1; ; tries++) {
    try {
      return await check();
    } catch (error) {
      if (tries >= 3 && Date.now() > end) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** The same for processes that start again, or get their database back: the product promises 45 seconds. */
export const eventuallyRecovered = (check: () => void | Promise<void>): Promise<void> => eventually(check, 60_000);
