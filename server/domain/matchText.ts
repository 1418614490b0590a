/** The texts of a row that a search matches. */
type MatchedTexts = {
  /** Names, in which one wrong letter is accepted. */
  names: readonly string[];
  /** Codes and words of a fixed set, such as positions: only beginnings of their words match. */
  codes?: readonly string[];
};

/** `joined` are the names without spaces, `words` their words. */
type Entry<Row> = { row: Row; names: string[]; joined: string[]; words: string[]; codes: string[] };

/** How well a text matches; 0 if it does not. */
const ranks = { EQUAL: 4, BEGINS: 3, WORD_BEGINS: 2, CONTAINS: 1 };

/** The minimum lengths of a typed word to match inside a word, and to match with one wrong letter: a whole word, or its beginning. */
const LETTERS_WITHIN = 4;
const LETTERS_WITH_ONE_WRONG = 5;
const LETTERS_OF_A_BEGINNING = 6;

const SUFFIX = / (?:jr|sr|ii|iii|iv)$/;

/** The normalised text for matching: lower case without accents and apostrophes, initials as one word, other punctuation as spaces. */
function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{M}'’ʼ`]/gu, '')
    .replace(/(?<=^|[\s.])(\p{L})[.\s]+(?=\p{L}(?:[.\s]|$))/gu, '$1')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Whether a word begins with the typed one, except for one wrong, missing or additional letter, or two swapped ones. */
function beginsAlmostWith(word: string, typed: string): boolean {
  if (word.length < typed.length - 1) return false;
  let same = 0;
  while (same < typed.length && word[same] === typed[same]) same += 1;
  const rest = typed.slice(same + 1);
  const follows = (letters: string, at: number) => word.startsWith(letters, at);
  return (
    follows(rest, same + 1) ||
    follows(rest, same) ||
    follows(typed.slice(same), same + 1) ||
    (typed[same] === word[same + 1] && typed[same + 1] === word[same] && follows(typed.slice(same + 2), same + 2))
  );
}

function rankOf(text: string, typed: string): number {
  const at = text.indexOf(typed);
  if (at === -1) return 0;
  if (at === 0) return text.length === typed.length ? ranks.EQUAL : ranks.BEGINS;
  return text.includes(` ${typed}`) ? ranks.WORD_BEGINS : ranks.CONTAINS;
}

/**
 * The rank of the best text; 0 below the lowest accepted one. Of equal ones an earlier text is better, by so little that ranks keep apart.
 * @param before the number of better texts before these
 */
function bestRank(texts: readonly string[], typed: string, lowest = ranks.CONTAINS, before = 0): number {
  let best = 0;
  texts.forEach((text, index) => {
    const rank = rankOf(text, typed);
    if (rank >= lowest) best = Math.max(best, rank - (before + index) / 1000);
  });
  return best;
}

/** The items in the order of their ranks, the highest first. Items of equal rank keep their order. */
const byRank = <Item>(items: readonly Item[], rank: (item: Item) => number): { item: Item; rank: number }[] =>
  items.map((item) => ({ item, rank: rank(item) })).sort((a, b) => b.rank - a.rank);

/** How well an entry contains the typed word; 0 if it does not. A short one must be the beginning of a word. */
function containedRank<Row>({ names, codes, joined }: Entry<Row>, typed: string): number {
  const isShort = typed.length < LETTERS_WITHIN;
  const ofTexts = Math.max(
    bestRank(names, typed, isShort ? ranks.WORD_BEGINS : ranks.CONTAINS),
    bestRank(codes, typed, ranks.WORD_BEGINS, names.length),
  );
  return ofTexts > 0 || isShort ? ofTexts : Math.min(bestRank(joined, typed), ranks.CONTAINS / 2);
}

/** Whether the typed letters are in a name in their order, the first of them at the beginning of a word. */
function hasLettersInOrder(name: string, typed: string): boolean {
  const [first = ''] = typed;
  let at = ` ${name}`.indexOf(` ${first}`);
  for (const letter of at === -1 ? '' : typed) {
    const found = name.indexOf(letter, at);
    if (found === -1) return false;
    at = found + letter.length;
  }
  return at !== -1;
}

/** The entries that match one typed word, best match first; if there are none, those with its letters in their order. */
function matchWord<Row>(entries: readonly Entry<Row>[], typed: string): Entry<Row>[] {
  const ranked = byRank(entries, (entry) => containedRank(entry, typed));
  const found = ranked.filter(({ rank }) => rank > 0).map(({ item }) => item);
  if (typed.length < LETTERS_WITHIN) return found;
  const others = ranked.slice(found.length).map(({ item }) => item);
  const isAlmost = (word: string) =>
    beginsAlmostWith(word, typed) && (typed.length >= LETTERS_OF_A_BEGINNING || beginsAlmostWith(typed, word));
  const almost = typed.length < LETTERS_WITH_ONE_WRONG ? [] : others.filter(({ words }) => words.some(isAlmost));
  if (found.length > 0 || almost.length > 0) return [...found, ...almost];
  return entries.filter(({ names }) => names.some((name) => hasLettersInOrder(name, typed)));
}

/** The rows that have a text which matches every typed word, in their order. */
export function rowsWithText<Row>(rows: readonly Row[], typed: string, textsOf: (row: Row) => readonly string[]): readonly Row[] {
  const texts = [...new Set(rows.flatMap(textsOf))];
  const found = new Set(matchText(texts, typed, (text) => ({ names: [text] })));
  return rows.filter((row) => textsOf(row).some((text) => found.has(text)));
}

/**
 * Prepares rows for several searches. The search finds the rows that match every typed word, best match first: those that contain the text as
 * it was typed, then those that contain each word, then similar ones; in each of these by the last word, ties by the word before it, and so
 * on, finally by the original order. A suffix such as Jr. is not needed, nor does it exclude a row.
 */
export function makeMatcher<Row>(rows: readonly Row[], textsOf: (row: Row) => MatchedTexts): (typed: string) => readonly Row[] {
  const entries = rows.map((row): Entry<Row> => {
    const { names, codes = [] } = textsOf(row);
    const plainNames = names.map(plainText);
    return {
      row,
      names: plainNames,
      joined: plainNames.map((name) => name.replaceAll(' ', '')),
      words: plainNames.flatMap((name) => name.split(' ')),
      codes: codes.map(plainText),
    };
  });
  return (typed) => {
    const plain = plainText(typed).replace(SUFFIX, '');
    // Punctuation alone is matched as it is.
    if (plain === '') return rows.filter((row) => textsOf(row).names.some((name) => name.includes(typed.trim())));
    const words = plain.split(' ');
    const found = words.reduce<readonly Entry<Row>[]>(matchWord, entries);
    const rank = (entry: Entry<Row>) => {
      const ofText = bestRank(entry.names, plain);
      return ofText > 0 ? 1 + ofText : Number(words.every((word) => containedRank(entry, word) > 0));
    };
    return byRank(found, rank).map(({ item }) => item.row);
  };
}

/** The rows that a search finds, best match first, as those of `makeMatcher`. */
export const matchText = <Row>(rows: readonly Row[], typed: string, textsOf: (row: Row) => MatchedTexts): readonly Row[] =>
  makeMatcher(rows, textsOf)(typed);
