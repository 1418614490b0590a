/** Tries a check again and again until it holds; after its time and three tries its last complaint stands. */
export async function eventually(check: () => void | Promise<void>, within = 60_000): Promise<void> {
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
