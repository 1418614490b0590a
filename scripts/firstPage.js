import HtmlWebpackPlugin from 'html-webpack-plugin';

/**
 * Makes the page that every address begins with: the entry's script and styles stand in it, so that the first paint and the first calls wait
 * for no second request; the files of one chunk are preloaded, so that they do not wait for the script that asks for them.
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
        const preloads = compilation.namedChunkGroups
          .get(this.chunkName)
          .getFiles()
          .map((file) => ({
            tagName: 'link',
            voidTag: true,
            attributes: { rel: 'preload', as: file.endsWith('.css') ? 'style' : 'script', href: `/${file}` },
            meta: { plugin: 'FirstPage' },
          }));
        page.headTags = [...preloads, ...page.headTags.map(inline)];
        return page;
      });
    });
  }
}
