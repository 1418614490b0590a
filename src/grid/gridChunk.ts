import { importWithRetry } from '../lib/importWithRetry';
import type { Grid as GridComponent } from './Grid';

export type Grid = typeof GridComponent;

let loaded: Grid | undefined;

/** The grid's chunk. */
export const gridChunk = {
  /** The grid, once it is loaded. */
  loaded: () => loaded,

  /** Loads the grid. Tables that mount afterwards show it at once. */
  async load(): Promise<Grid> {
    const { Grid } = await importWithRetry(() => import(/* webpackChunkName: "grid", webpackPrefetch: true */ './Grid'));
    return (loaded = Grid);
  },
};
