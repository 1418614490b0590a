import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';

const { sources } = webpack;

/**
 * Makes the page that every address begins with: the entry's script and styles stand in it, so that the first paint and the first calls wait
 * for no second request; the files of one chunk are preloaded, so that they do not wait for the script that asks for them. Which files other
 * chunks have stands in `code.json`, for a server that sends a page with its data.
 */
export class FirstPage {
  /** @param {string} chunkName */
  constructor(chunkName) {
    this.chunkName = chunkName;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('FirstPage', (compilation) => {
      const source = (address) => compilation.getAsset(address.replace(/^\//, '')).source.source().toString();
      const inline = (tag) => {
        const { src, href } = tag.attributes;
        if (tag.tagName === 'script')
          return { ...tag, attributes: {}, innerHTML: source(src).replaceAll('</script', '<\\/script') };
        if (tag.attributes.rel === 'stylesheet')
          return { ...tag, tagName: 'style', voidTag: false, attributes: {}, innerHTML: source(href) };
        return tag;
      };
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap('FirstPage', (page) => {
        const inPage = compilation.entrypoints.get('boot').getFiles();
        const filesOf = ([name, group]) => [
          name,
          group
            .getFiles()
            .filter((file) => !inPage.includes(file))
            .map((file) => `/${file}`),
        ];
        const code = Object.fromEntries([...compilation.namedChunkGroups].map(filesOf));
        compilation.emitAsset('code.json', new sources.RawSource(JSON.stringify(code)));
        const preloads = code[this.chunkName].map((href) => ({
          tagName: 'link',
          voidTag: true,
          attributes: { rel: 'preload', as: 'script', href },
          meta: { plugin: 'FirstPage' },
        }));
        page.headTags = [...preloads, ...page.headTags.map(inline)];
        return page;
      });
    });
  }
}
