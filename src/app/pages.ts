import { routeIds, type RouteId } from '../routing/routes';
import { pageCode, type Loader } from './pageCode';
import { preloadable, type Preloadable } from './preloadable';

const byLoader = new Map<Loader, Preloadable>();
const pageOf = (loader: Loader): Preloadable => {
  const page = byLoader.get(loader) ?? preloadable(loader);
  byLoader.set(loader, page);
  return page;
};

/** Every screen; two screens with the same code are the same component. */
export const pages = Object.fromEntries(routeIds.map((id) => [id, pageOf(pageCode[id])])) as Record<RouteId, Preloadable>;
