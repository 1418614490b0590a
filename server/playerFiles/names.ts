/** First names with two spellings: the long form to the short one. */
const firstNames = new Map([
  ['cameron', 'cam'],
  ['chigoziem', 'chig'],
  ['gabriel', 'gabe'],
  ['kenneth', 'kenny'],
  ['joshua', 'josh'],
  ['matthew', 'matt'],
  ['michael', 'mike'],
  ['christopher', 'chris'],
  ['benjamin', 'ben'],
  ['nathaniel', 'nate'],
  ['zachary', 'zach'],
  ['robert', 'rob'],
  ['mitchell', 'mitch'],
  ['jeffery', 'jeff'],
  ['jeffrey', 'jeff'],
  ['jonathan', 'jon'],
  ['marquise', 'hollywood'],
  ['scotty', 'scott'],
  ['andres', 'andy'],
]);

const suffixes = new Set(['jr', 'sr', 'ii', 'iii', 'iv', 'v']);

/**
 * The normalised name: lower-case letters without punctuation and without suffixes such as jr and sr, the first name shortened. `Marvin
 * Harrison Jr.` is `marvin harrison`, `Gabriel Davis` is `gabe davis`.
 */
export function nameKey(name: string): string {
  const plain = name.normalize('NFKD').replaceAll(/[^\x20-\x7e’]/g, '');
  const words = plain
    .toLowerCase()
    .replaceAll(/[.'’,]/g, '')
    .replaceAll('-', ' ')
    .split(/\s+/)
    .filter((word) => word !== '' && !suffixes.has(word));
  const [first = '', ...rest] = words;
  return [firstNames.get(first) ?? first, ...rest].join(' ');
}
