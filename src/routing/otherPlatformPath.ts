import { SLEEPER } from './routes';

/** The path of the same screen on the other platform. */
export const otherPlatformPath = (path: string): string =>
  path.startsWith(SLEEPER) ? path.slice(SLEEPER.length) : SLEEPER + path;
