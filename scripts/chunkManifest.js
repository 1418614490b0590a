import webpack from 'webpack';

/** Writes `chunks.json`: the files of every named chunk, which a server that renders a page preloads. */
export class ChunkManifest {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ChunkManifest', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE;
      compilation.hooks.processAssets.tap({ name: 'ChunkManifest', stage }, () => {
        const initial = compilation.entrypoints.get('client').getFiles();
        const filesOf = ([name, group]) => [name, group.getFiles().filter((file) => !initial.includes(file))];
        const chunks = Object.fromEntries([...compilation.namedChunkGroups].map(filesOf));
        compilation.emitAsset('chunks.json', new webpack.sources.RawSource(JSON.stringify(chunks)));
      });
    });
  }
}
