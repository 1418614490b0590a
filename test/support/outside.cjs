/**
 * Imports a TypeScript module of this folder natively, outside of Jest's modules, which cannot hold packages that are ESM only.
 * This file is CommonJS so that its `import()` stays one.
 */
const imported = new Map();
exports.importOutside = (path) => {
  // Each import is a world of its own, whose packages take seconds to load: one serves all test files of a worker.
  if (!imported.has(path))
    imported.set(
      path,
      import('tsx/esm/api').then(({ tsImport }) => tsImport(path, __filename)),
    );
  return imported.get(path);
};
