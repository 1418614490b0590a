import { readFileSync } from 'node:fs';
import webpack from 'webpack';

const placeholder = '<!-- scripts and styles -->';

/** Writes `index.html`: loads the entry `client`, with its styles and the entry `head` inlined. */
export class HtmlPage {
  /** @param {string} template a path; its file has `<!-- scripts and styles -->` once */
  constructor(template) {
    this.template = template;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('HtmlPage', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE;
      compilation.hooks.processAssets.tap({ name: 'HtmlPage', stage }, () => {
        compilation.fileDependencies.add(this.template);
        const filesOf = (entry, ending) =>
          compilation.entrypoints
            .get(entry)
            .getFiles()
            .filter((file) => file.endsWith(ending));
        const textOf = (file) => compilation.getAsset(file).source.source().toString();
        const tags = [
          ...filesOf('client', '.js').map((file) => `<script defer src="/${file}"></script>`),
          ...filesOf('client', '.css').map((file) => `<style>${textOf(file)}</style>`),
          ...filesOf('head', '.js').map((file) => `<script>${textOf(file)}</script>`),
        ];
        const template = readFileSync(this.template, 'utf8').replace(/>\s+</g, '><');
        const html = template.replace(placeholder, () => tags.join(''));
        compilation.emitAsset('index.html', new webpack.sources.RawSource(html));
      });
    });
  }
}
