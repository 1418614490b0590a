import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { constants } from 'node:zlib';
import CompressionPlugin from 'compression-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import { GenerateSW } from 'workbox-webpack-plugin';
import { FirstPage } from './scripts/firstPage.js';
import { StaticFiles } from './scripts/staticFiles.js';

const root = dirname(fileURLToPath(import.meta.url));
const resolveFrom = createRequire(import.meta.url).resolve;
const apiPort = process.env.API_PORT ?? '3001';

/** A host that answers every address with the page must not put it in a script's place. */
const noPages = {
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && !response.headers.get('content-type')?.includes('text/html') ? response : null,
};

/** Where the server has no page to send, the shell explains it. */
const pagesOnly = {
  // An older page would ask for older code.
  cacheWillUpdate: async () => null,
  fetchDidSucceed: async ({ response }) => {
    if (!response.ok) throw new Error(`${response.url} gave ${response.status}`);
    return response;
  },
  // No page is kept: after the network's time, and where it fails, there is the shell.
  cachedResponseWillBeUsed: () => caches.match('/index.html', { ignoreSearch: true }),
};

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

/**
 * What the server draws pages with. What is drawn in a browser only, the grid and the charts, has no part in it.
 * @type {import('webpack').Configuration}
 */
const prerender = {
  name: 'prerender',
  mode: 'production',
  target: 'node20',
  entry: { prerender: './src/prerender.tsx' },
  output: {
    path: join(root, 'dist-server'),
    filename: '[name].cjs',
    chunkFilename: '[id].cjs',
    library: { type: 'commonjs2' },
    clean: true,
  },
  cache: { type: 'filesystem', cacheDirectory: join(root, '.cache/webpack') },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  externals: /^@(mui|emotion)\//,
  module: {
    rules: [
      scripts(true),
      { test: /\.css$/, type: 'asset/source' },
      { test: /\.(png|webp|avif|jpg|svg)$/, type: 'asset/resource', generator: { emit: false } },
    ],
  },
  optimization: { minimize: false },
  performance: { hints: false },
  stats: 'errors-warnings',
};

/** @returns {import('webpack').Configuration & { devServer: import('webpack-dev-server').Configuration }} */
const pages = (mode) => {
  const production = mode === 'production';
  return {
    name: 'pages',
    mode,
    entry: { boot: './src/boot.ts' },
    output: {
      path: join(root, 'dist'),
      publicPath: '/',
      filename: production ? 'assets/[name].[contenthash:8].js' : 'assets/[name].js',
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
      clean: true,
      trustedTypes: { policyName: 'sideline#webpack', onPolicyCreationFailure: 'continue' },
    },
    devtool: production ? false : 'eval-cheap-module-source-map',
    cache: production ? { type: 'filesystem', cacheDirectory: join(root, '.cache/webpack') } : { type: 'memory' },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      // Its package offers the development build only.
      alias: production ? { 'react-router$': join(root, 'node_modules/react-router/dist/production/index.mjs') } : {},
    },
    module: {
      rules: [
        scripts(production),
        { test: /[\\/]react-router[\\/].*\.mjs$/, loader: join(root, 'scripts/markPure.js') },
        { test: /\.css$/, type: 'css' },
        { test: /\.(png|webp|avif|jpg|svg)$/, type: 'asset/resource' },
      ],
    },
    experiments: { css: true },
    optimization: {
      minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify })],
      splitChunks: {
        chunks: 'all',
        maxInitialRequests: 20,
        maxAsyncRequests: 20,
        cacheGroups: {
          // All of it is small, and stands in the page: what the server draws is styled at once.
          styles: { type: 'css', chunks: 'all', name: 'styles', enforce: true },
          react: {
            test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/,
            chunks: 'async',
            name: 'react',
            enforce: true,
          },
          // Every page of a league needs all of it: one request, not five.
          store: {
            test: /node_modules[\\/](@reduxjs|react-redux|immer|redux|redux-thunk|reselect)[\\/]|src[\\/](api|entities|store|providers)[\\/]/,
            chunks: 'async',
            name: 'store',
            enforce: true,
          },
        },
      },
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    plugins: [
      new HtmlWebpackPlugin({ template: './src/index.html', scriptLoading: 'blocking', inject: 'head' }),
      ...(production ? [new FirstPage('main')] : []),
      new StaticFiles([
        { from: join(root, 'src/static'), to: '' },
        { from: join(root, 'src/assets/logos'), to: 'logos' },
      ]),
      ...(production
        ? [
            new GenerateSW({
              swDest: 'service-worker.js',
              inlineWorkboxRuntime: true,
              skipWaiting: true,
              clientsClaim: true,
              cleanupOutdatedCaches: true,
              // The shell only: the page, in which the entry's files stand, and its code; every other chunk is cached when first used.
              manifestTransforms: [
                (manifest, compilation) => {
                  const code = ['main', 'shell', 'worker'].flatMap((name) => compilation.namedChunkGroups.get(name).getFiles());
                  const shell = new Set([...code, 'index.html', 'favicon.svg']);
                  return { manifest: manifest.filter(({ url }) => shell.has(url.replace(/^\//, ''))), warnings: [] };
                },
              ],
              sourcemap: false,
              navigationPreload: true,
              directoryIndex: null,
              runtimeCaching: [
                {
                  // The server's page has the data in it.
                  urlPattern: ({ request, url, sameOrigin }) =>
                    sameOrigin && request.mode === 'navigate' && !/^\/(api|avatars)\//.test(url.pathname),
                  handler: 'NetworkFirst',
                  options: { networkTimeoutSeconds: 3, plugins: [pagesOnly] },
                },
                {
                  urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
                  handler: 'CacheFirst',
                  options: { cacheName: 'assets', expiration: { maxEntries: 120 }, plugins: [noPages] },
                },
                {
                  urlPattern: ({ url, sameOrigin }) => sameOrigin && /^\/(avatars|logos)\//.test(url.pathname),
                  handler: 'StaleWhileRevalidate',
                  options: { cacheName: 'images', expiration: { maxEntries: 300 } },
                },
                {
                  urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname === '/config.json',
                  handler: 'NetworkFirst',
                  options: { cacheName: 'config', networkTimeoutSeconds: 3 },
                },
              ],
            }),
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
    devServer: {
      port: Number(process.env.PORT ?? 3000),
      host: process.env.HOST ?? '127.0.0.1',
      historyApiFallback: true,
      static: false,
      proxy: [{ context: ['/api', '/avatars'], target: `http://127.0.0.1:${apiPort}` }],
      client: { overlay: { warnings: false } },
    },
  };
};

export default function configurations(_env, { mode = 'production' }) {
  return mode === 'production' ? [pages(mode), prerender] : pages(mode);
}
