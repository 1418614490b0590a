/** `node scripts/webpack.js <mode> [<configuration>]` builds the configurations of `webpack.config.js`, or one; in development it watches them. */
import webpack from 'webpack';
import configurations from '../webpack.config.js';

const [mode, name] = process.argv.slice(2);
const compiler = webpack(configurations({}, { mode }).filter((configuration) => !name || configuration.name === name));

function report(error, stats) {
  if (error) throw error;
  const text = stats.toString({ preset: 'errors-warnings', colors: process.stdout.isTTY });
  if (text) console.log(text);
  process.exitCode = stats.hasErrors() ? 1 : 0;
}

if (mode === 'development') compiler.watch({}, report);
else
  compiler.run((error, stats) => {
    report(error, stats);
    // Stores the cache.
    compiler.close(() => undefined);
  });
