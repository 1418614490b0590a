import type { PlatformKey } from '../lib/config';
import { defaultPlatform } from './defaultPlatform';
import type { Platform } from './platform';
import { sleeperPlatform } from './sleeperPlatform';

/** Every platform, in the order in which the landing page lists them. */
export const platforms: Record<PlatformKey, Platform> = { default: defaultPlatform, sleeper: sleeperPlatform };
