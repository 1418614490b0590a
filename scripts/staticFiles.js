import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';

/** Copies the files of folders into the build under their own names. */
export class StaticFiles {
  /** @param {{from: string, to: string}[]} folders */
  constructor(folders) {
    this.folders = folders;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('StaticFiles', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'StaticFiles', stage }, () => {
        for (const { from, to } of this.folders)
          for (const name of readdirSync(from)) {
            const path = join(from, name);
            compilation.fileDependencies.add(path);
            compilation.emitAsset(to ? `${to}/${name}` : name, new webpack.sources.RawSource(readFileSync(path)));
          }
      });
    });
  }
}
