/** Pauses before a chunk that did not come is asked for again, in ms. */
const pauses = [300, 1500];

/** Loads code by `import()`; a chunk that does not come is asked for twice more, for networks that fail for a moment. */
export async function loadCode<Module>(load: () => Promise<Module>): Promise<Module> {
  for (const pause of pauses) {
    try {
      return await load();
    } catch (error) {
      if ((error as Error).name !== 'ChunkLoadError') throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return load();
}
