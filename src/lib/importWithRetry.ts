import { fieldOf } from './json';

/** Pauses before a chunk that failed to load is requested again, in ms. */
const pauses = [300, 1500];

/** Runs an `import()`. A chunk that fails to load is requested up to twice more, in case the network fails for a moment. */
export async function importWithRetry<Module>(load: () => Promise<Module>): Promise<Module> {
  for (const pause of pauses) {
    try {
      return await load();
    } catch (error) {
      if (fieldOf(error, 'name') !== 'ChunkLoadError') throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return load();
}
