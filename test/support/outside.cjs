/**
 * Imports a TypeScript module of this folder natively, outside of Jest's modules, which cannot hold packages that are ESM only.
 * This file is CommonJS so that its `import()` stays one.
 */
exports.importOutside = async (path) => {
  const { tsImport } = await import('tsx/esm/api');
  return tsImport(path, __filename);
};
