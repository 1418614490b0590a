import HtmlWebpackPlugin from 'html-webpack-plugin';

/**
 * Has the page's head preload the files of one chunk, so that they do not wait for the script that asks for them. The script itself
 * comes before the styles, which it would wait for.
 */
export class PreloadMain {
  /** @param {string} chunkName */
  constructor(chunkName) {
    this.chunkName = chunkName;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('PreloadMain', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap('PreloadMain', (page) => {
        const files = compilation.namedChunkGroups.get(this.chunkName).getFiles();
        const links = files.map((file) => ({
          tagName: 'link',
          voidTag: true,
          attributes: { rel: 'preload', as: file.endsWith('.css') ? 'style' : 'script', href: `/${file}` },
          meta: { plugin: 'PreloadMain' },
        }));
        const [scripts, others] = [true, false].map((isScript) =>
          page.headTags.filter(({ tagName }) => (tagName === 'script') === isScript),
        );
        page.headTags = [...scripts, ...others, ...links];
        return page;
      });
    });
  }
}
