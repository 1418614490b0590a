/** How the lines of compared players differ, without their colours too: by their dashes and their marks. */
export const lineStyles = [
  { colour: 'var(--mui-palette-primary-main)', dashes: undefined, mark: 'M8 7a4 4 0 1 0 8 0a4 4 0 1 0-8 0' },
  { colour: 'var(--mui-palette-position-te)', line: 'dashed', dashes: '6 4', shape: 'square', mark: 'M8 3h8v8H8z' },
  { colour: 'var(--mui-palette-position-wr)', line: 'dotted', dashes: '2 4', shape: 'diamond', mark: 'm12 2 5 5-5 5-5-5z' },
  { colour: 'var(--mui-palette-position-qb)', line: 'mixed', dashes: '12 4 2 4', shape: 'triangle', mark: 'm12 2 5 9H7z' },
] as const;
