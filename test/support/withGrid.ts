import { gridChunk } from '../../src/grid/gridChunk';

const { load } = gridChunk;

/** Tables keep their static rendering, whose columns, rows and links are the grid's, and which costs a third of its time. */
export const keepStaticTables = () => void (gridChunk.load = () => new Promise(() => undefined));

/** For files that test the grid itself: its chunk loads, as in the product. */
export const withGrid = () =>
  // Jest takes seconds to transform it, which must not count in a test's time.
  beforeAll(async () => {
    gridChunk.load = load;
    await load();
  });
