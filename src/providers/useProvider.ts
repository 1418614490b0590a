import { useRoute } from '../routing/useRoute';
import { defaultProvider } from './defaultProvider';
import type { Provider } from './provider';
import { secondProvider } from './secondProvider';

/** The provider that the current route names. Pages are keyed by it, so that its hooks never swap under a mounted page. */
export function useProvider(): Provider {
  return useRoute()?.route.provider === secondProvider.key ? secondProvider : defaultProvider;
}
