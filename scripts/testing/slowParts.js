/**
 * The parts of `npm run test:slow`: each is the folder of its name in `test/slow`, `postgres` the project of Jest. The seconds are those of
 * one run on two quiet cores.
 */
export const slowParts = [
  { name: 'contract', seconds: 170, shows: 'any request to any call; roles; hidden keepers', after: 'a call, a role' },
  {
    name: 'faults',
    seconds: 200,
    shows: 'faults of hosts, statements and calls',
    after: 'imports, requests of pages, loading and failed states',
  },
  { name: 'imports', seconds: 190, shows: 'what hosts send, odd and changed; whole seasons', after: 'server/hosts, server/sync' },
  { name: 'journeys', seconds: 280, shows: 'what people do, in a browser', after: 'src/app, forms, sessions, offline use' },
  { name: 'load', seconds: 95, shows: 'many clients; many leagues', after: 'SQL, the cache, limits' },
  {
    name: 'pages',
    seconds: 115,
    shows: 'pages at length: rare states, both platforms, odd data',
    after: 'src/features, src/grid',
  },
  {
    name: 'postgres',
    seconds: 110,
    shows: 'what may depend on the engine, on PostgreSQL and PgBouncer',
    after: 'server/db, transactions',
  },
  { name: 'processes', seconds: 300, shows: 'kills, stops, full disks, broken connections', after: 'start, stop, queue, db' },
  {
    name: 'screens',
    seconds: 360,
    shows: 'every screen: widths, themes, states, pictures',
    after: 'styles, components, a screen',
  },
  { name: 'seed', seconds: 40, shows: 'the demo leagues and their builder', after: 'scripts/seed, migrations' },
  {
    name: 'server',
    seconds: 110,
    shows: 'commands, back-ups, whole processes, logs; rare cases of calls and additions',
    after: 'server/auth, cli, http, sync',
  },
];

const names = slowParts.map(({ name }) => name);

/** Those of the words before the first option of Jest that name parts, and the options; all parts without a name. Ends the process at another word. */
export function chosenParts(args) {
  const end = args.findIndex((arg) => arg.startsWith('-'));
  const words = end === -1 ? args : args.slice(0, end);
  const unknown = words.filter((word) => !names.includes(word));
  if (unknown.length) {
    console.error(`No part ${unknown.join(', ')}. Parts: ${names.join(', ')}.`);
    process.exit(2);
  }
  return { parts: slowParts.filter(({ name }) => !words.length || words.includes(name)), options: args.slice(words.length) };
}

/** The options by which Jest runs a part. */
export function jestOptionsOf(name) {
  if (name === 'postgres') return ['--selectProjects', 'postgres'];
  const projects = ['journeys', 'screens'].includes(name) ? ['slow journeys'] : ['slow server', 'slow client'];
  return ['--selectProjects', ...projects, '--testPathPatterns', `test/slow/${name}/`];
}

/** The parts as a table, for `--list`. */
export function listParts() {
  for (const { name, seconds, shows, after } of slowParts)
    console.log(`${name.padEnd(10)} ${String(seconds).padStart(4)} s  ${shows} (after a change of ${after})`);
}
