import { matchSorter, rankings } from 'match-sorter';

/** The texts of a row that a search matches. */
type MatchedTexts = {
  /** Names, in which one wrong letter is accepted. */
  names: readonly string[];
  /** Codes and words of a fixed set, such as positions: only beginnings of their words match. */
  codes?: readonly string[];
};

/** `joined` are the names without spaces. */
type Entry<Row> = { row: Row; names: string[]; joined: string[]; codes: string[] };

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
  let same = 0;
  while (same < typed.length && word[same] === typed[same]) same += 1;
  const follows = (rest: string, at: number) => word.startsWith(rest, at);
  return (
    follows(typed.slice(same + 1), same + 1) ||
    follows(typed.slice(same + 1), same) ||
    follows(typed.slice(same), same + 1) ||
    (typed[same] === word[same + 1] && typed[same + 1] === word[same] && follows(typed.slice(same + 2), same + 2))
  );
}

/** Equal matches keep their order. */
export const baseSort = (a: { index: number }, b: { index: number }) => a.index - b.index;

const inOrder = { baseSort, keepDiacritics: true };

/** The entries whose texts contain the typed word, best match first. A short one must be the beginning of a word. */
function containing<Row>(entries: readonly Entry<Row>[], typed: string): Entry<Row>[] {
  const isShort = typed.length < LETTERS_WITHIN;
  return matchSorter(entries, typed, {
    keys: [
      { key: ({ names }) => names, threshold: isShort ? rankings.WORD_STARTS_WITH : rankings.CONTAINS },
      { key: ({ codes }) => codes, threshold: rankings.WORD_STARTS_WITH },
      { key: ({ joined }) => (isShort ? [] : joined), threshold: rankings.CONTAINS, maxRanking: rankings.CONTAINS },
    ],
    ...inOrder,
  });
}

/** The entries that match one typed word, best match first; if there are none, those with its letters in their order. */
function matchWord<Row>(entries: readonly Entry<Row>[], typed: string): Entry<Row>[] {
  const found = containing(entries, typed);
  if (typed.length < LETTERS_WITHIN) return found;
  const isAlmost = (word: string) =>
    typed.length >= LETTERS_WITH_ONE_WRONG &&
    beginsAlmostWith(word, typed) &&
    (typed.length >= LETTERS_OF_A_BEGINNING || beginsAlmostWith(typed, word));
  const almost = without(entries, found).filter(({ names }) => names.some((name) => name.split(' ').some(isAlmost)));
  if (found.length > 0 || almost.length > 0) return [...found, ...almost];
  const letters = new RegExp(`(?:^| )${[...typed].join('.*')}`, 'u');
  return entries.filter(({ names }) => names.some((name) => letters.test(name)));
}

function without<Item>(items: readonly Item[], left: readonly Item[]): Item[] {
  const out = new Set(left);
  return items.filter((item) => !out.has(item));
}

/** The rows that have a text which matches every typed word, in their order. */
export function rowsWithText<Row>(rows: readonly Row[], typed: string, textsOf: (row: Row) => readonly string[]): readonly Row[] {
  const texts = [...new Set(rows.flatMap(textsOf))];
  const found = new Set(matchText(texts, typed, (text) => ({ names: [text] })));
  return rows.filter((row) => textsOf(row).some((text) => found.has(text)));
}

/**
 * Prepares rows for several searches. The search finds the rows that match every typed word, best match first: those that contain the words
 * as they were typed, then by the last word, ties by the word before it, and so on, finally by the original order. A suffix such as Jr. is
 * not needed, nor does it exclude a row.
 */
export function makeMatcher<Row>(rows: readonly Row[], textsOf: (row: Row) => MatchedTexts): (typed: string) => readonly Row[] {
  const entries = rows.map((row): Entry<Row> => {
    const { names, codes = [] } = textsOf(row);
    const plainNames = names.map(plainText);
    return { row, names: plainNames, joined: plainNames.map((name) => name.replaceAll(' ', '')), codes: codes.map(plainText) };
  });
  return (typed) => {
    const plain = plainText(typed).replace(SUFFIX, '');
    // Punctuation alone is matched as it is.
    if (plain === '') return matchSorter(rows, typed.trim(), { keys: [(row) => [...textsOf(row).names]], ...inOrder });
    const found = plain.split(' ').reduce<readonly Entry<Row>[]>((left, word) => matchWord(left, word), entries);
    const ranked = matchSorter([...found], plain, {
      keys: [{ key: ({ names }) => names, threshold: rankings.CONTAINS }],
      ...inOrder,
    });
    return [...ranked, ...without(found, ranked)].map(({ row }) => row);
  };
}

/** The rows that a search finds, best match first, as those of `makeMatcher`. */
export const matchText = <Row>(rows: readonly Row[], typed: string, textsOf: (row: Row) => MatchedTexts): readonly Row[] =>
  makeMatcher(rows, textsOf)(typed);
