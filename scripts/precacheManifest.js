import { createHash } from 'node:crypto';
import webpack from 'webpack';

const worker = 'service-worker.js';
const placeholder = 'self.__WB_MANIFEST';

/** Writes the list of the app shell's files into the service worker, which caches them when it is installed. */
export class PrecacheManifest {
  /** @param {{chunks: string[], files: string[]}} shell names of chunks, and files without a hash in their name */
  constructor(shell) {
    this.shell = shell;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('PrecacheManifest', (compilation) => {
      // After the names have their hashes.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name: 'PrecacheManifest', stage }, () => {
        const code = new Set(this.shell.chunks.flatMap((name) => compilation.namedChunkGroups.get(name).getFiles()));
        const revisionOf = (file) =>
          createHash('sha256').update(compilation.getAsset(file).source.buffer()).digest('hex').slice(0, 16);
        const entries = [
          ...[...code].map((file) => ({ url: `/${file}`, revision: null })),
          ...this.shell.files.map((file) => ({ url: `/${file}`, revision: revisionOf(file) })),
        ];
        compilation.updateAsset(worker, (source) => {
          const [before, after, ...others] = source.source().toString().split(placeholder);
          if (after === undefined || others.length) throw new Error(`${worker} must have ${placeholder} once.`);
          return new webpack.sources.RawSource(before + JSON.stringify(entries) + after);
        });
      });
    });
  }
}
