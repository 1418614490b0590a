/** Spellings of a player's name that people and files use, and his name here. The application's search and the importers match both. */
export const nameSpellings: readonly [spelling: string, name: string][] = [
  ['AJ Brown', 'A.J. Brown'],
  ['J.J. McCarthy', 'JJ McCarthy'],
  ['jj mccarthy', 'J.J. McCarthy'],
  ['Amon Ra St Brown', 'Amon-Ra St. Brown'],
  ['Wandale Robinson', "Wan'Dale Robinson"],
  ['Wan’Dale Robinson', "Wan'Dale Robinson"],
  ['Marvin Harrison Jr.', 'Marvin Harrison'],
  ['Marvin Harrison', 'Marvin Harrison Jr.'],
  ['Kenneth Walker III', 'Kenneth Walker'],
  ['Jose Nunez', 'José Núñez'],
  ['José Núñez', 'Jose Nunez'],
  ['Jaxon Smith Njigba', 'Jaxon Smith-Njigba'],
  ['DK METCALF', 'D.K. Metcalf'],
];

/** Mistyped and abbreviated names that a search forgives, and the name that each finds. */
export const mistypedNames: readonly [typed: string, name: string][] = [
  ['mcaffrey', 'Christian McCaffrey'],
  ['Christain', 'Christian McCaffrey'],
  ['mccaffreyy', 'Christian McCaffrey'],
  ['jeffersen justin', 'Justin Jefferson'],
  ['JustinJefferson', 'Justin Jefferson'],
  ['mahom', 'Patrick Mahomes'],
  ['pmhms', 'Patrick Mahomes'],
  ['oneill', "Ryan O'Neill"],
  ['nunez rafael', 'Rafael Núñez'],
];
