import { useRoute } from '../routing/useRoute';
import type { Platform } from './platform';
import { platforms } from './platforms';

/** The platform that the current route names. Pages are keyed by it, so that its hooks never swap under a mounted page. */
export const usePlatform = (): Platform => platforms[useRoute()?.route.platform ?? 'default'];
