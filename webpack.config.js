import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { constants } from 'node:zlib';
import CompressionPlugin from 'compression-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { ChunkManifest } from './scripts/chunkManifest.js';
import { PrecacheManifest } from './scripts/precacheManifest.js';
import { StaticFiles } from './scripts/staticFiles.js';

const root = dirname(fileURLToPath(import.meta.url));
const resolveFrom = createRequire(import.meta.url).resolve;

const scripts = (production) => ({
  test: /\.tsx?$/,
  loader: resolveFrom('swc-loader'),
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: { react: { runtime: 'automatic', development: !production } },
    },
  },
});

const cache = (production) =>
  production ? { type: 'filesystem', cacheDirectory: join(root, '.cache/webpack') } : { type: 'memory' };

const resolve = {
  extensions: ['.tsx', '.ts', '.js'],
  // The package exports only its development build, which is larger. The paths are not public: if an update moves them, the build fails.
  // Development uses the same build, so that both run the same router.
  alias: {
    'react-router$': join(root, 'node_modules/react-router/dist/production/index.mjs'),
    'react-router/dom$': join(root, 'node_modules/react-router/dist/production/dom-export.mjs'),
  },
};

/**
 * The bundle that renders pages on the server.
 * @returns {import('webpack').Configuration}
 */
const server = (mode) => ({
  name: 'server',
  mode,
  target: 'node20',
  entry: { 'entry-server': './src/entry-server.tsx' },
  output: {
    path: join(root, 'dist-server'),
    filename: '[name].cjs',
    chunkFilename: '[id].cjs',
    library: { type: 'commonjs2' },
    clean: true,
  },
  devtool: false,
  cache: cache(mode === 'production'),
  resolve,
  // Rendered in a browser only.
  externals: /^@mui\/x-/,
  module: {
    rules: [
      scripts(mode === 'production'),
      { test: /\.(png|webp|avif|jpg|svg)$/, type: 'asset/resource', generator: { emit: false } },
    ],
  },
  optimization: { minimize: false },
  performance: { hints: false },
});

/**
 * The static application.
 * @returns {import('webpack').Configuration}
 */
const client = (mode) => {
  const production = mode === 'production';
  const path = production ? 'assets/[name].[contenthash:8]' : 'assets/[name]';
  return {
    name: 'client',
    mode,
    entry: {
      ...{ client: './src/entry-client.tsx', head: './src/entry-head.ts' },
      ...(production && { 'service-worker': './src/entry-serviceWorker.ts' }),
    },
    output: {
      path: join(root, 'dist'),
      publicPath: '/',
      filename: ({ chunk }) => (chunk.name === 'service-worker' ? '[name].js' : `${path}.js`),
      cssFilename: `${path}.css`,
      // The entry has a table of all chunks: without names it is smaller.
      chunkFilename: production ? 'assets/[id].[contenthash:6].js' : 'assets/[name].js',
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
      clean: true,
      trustedTypes: { policyName: 'sideline#webpack', onPolicyCreationFailure: 'continue' },
    },
    // No eval, which the page's policy forbids.
    devtool: production ? false : 'cheap-module-source-map',
    cache: cache(production),
    resolve,
    module: {
      rules: [
        scripts(production),
        { test: /\.css$/, type: 'css' },
        { test: /\.(png|webp|avif|jpg|svg)$/, type: 'asset/resource' },
      ],
    },
    experiments: { css: true },
    optimization: {
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          terserOptions: { ecma: 2022, module: true, compress: { passes: 4, ecma: 2022 } },
        }),
        // webpack's own, for the style sheets.
        '...',
      ],
      minimizeOptions: { javascript: false, html: false, css: { charset: false, vendorPrefixes: false } },
      splitChunks: {
        // The service worker is one file.
        chunks: ({ name }) => name !== 'service-worker',
        // Each chunk adds an entry to the code that every page loads.
        minSize: 30_000,
        maxInitialRequests: 20,
        maxAsyncRequests: 20,
        cacheGroups: {
          // The styles are small and inlined, so that the server's HTML is styled at once.
          styles: { type: 'css', chunks: 'all', name: 'styles', enforce: true },
          vendor: {
            test: /node_modules[\\/](react|react-dom|scheduler|react-router|@reduxjs|react-redux|immer|redux|redux-thunk|reselect)[\\/]/,
            chunks: 'all',
            name: 'vendor',
            enforce: true,
          },
        },
      },
    },
    performance: { hints: false },
    plugins: [
      new HtmlWebpackPlugin({ template: './src/index.html', inject: false, chunks: ['client'] }),
      new ChunkManifest(),
      new StaticFiles([
        { from: join(root, 'src/static'), to: '' },
        { from: join(root, 'src/assets/logos'), to: 'logos' },
      ]),
      ...(production
        ? [
            // Chromium compiles all functions of such a script in another thread while it loads, not one by one when they are called.
            new webpack.BannerPlugin({
              raw: true,
              banner: '//# allFunctionsCalledOnLoad',
              test: /\.js$/,
              // Inlined into the page; run in a thread of its own.
              exclude: /\b(head|service-worker)\./,
              // The minifier drops comments.
              stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
            }),
            // Every other chunk is cached when it is first used.
            new PrecacheManifest({ chunks: ['client', 'worker', 'shapes'], files: ['favicon.svg', 'index.html'] }),
            new CompressionPlugin({
              filename: '[path][base].br',
              algorithm: 'brotliCompress',
              test: /\.(js|css|html|svg|json|webmanifest)$/,
              exclude: /config\.json$|service-worker\.js$/,
              compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
              threshold: 512,
            }),
            new CompressionPlugin({
              test: /\.(js|css|html|svg|webmanifest)$/,
              exclude: /config\.json$|service-worker\.js$/,
              threshold: 512,
            }),
          ]
        : []),
    ],
  };
};

export default function configurations(_env, { mode = 'production' }) {
  return [client(mode), server(mode)];
}
