import { defaultPlatform } from '../platforms/defaultPlatform';
import type { Platform } from '../platforms/platform';
import { platforms } from '../platforms/platforms';
import { leaguePaths, type LeaguePaths } from './leaguePaths';
import { useRoute } from './useRoute';

/** The platform that the current route names; the default one on a page without a league. */
export function usePlatform(): Platform {
  const platform = useRoute()?.route.platform;
  return platform ? platforms[platform] : defaultPlatform;
}

/** The paths of the current route's platform. */
export const useLeaguePaths = (): LeaguePaths => leaguePaths(usePlatform().key);
