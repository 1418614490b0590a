import { or, times, type SampleOf } from './sample';

export const getRookies: SampleOf<'getRookies'> = {
  params: { year: 2025 },
  response: ({ player, known }, count) =>
    times(count, {
      name: player,
      position: 'RB',
      weightLbs: known ? 211 : null,
      height: known ? '5-9' : null,
      yardDash: known ? 4.43 : null,
      fantasyProsRank: known ? 1 : null,
      draftBuzzRank: known ? 2 : null,
    }),
  shown: {
    heading: () => '2025 Rookies',
    region: 'Rookies',
    headers: ['Player Name', 'Position', 'Weight (Lbs)', 'Height', '40 Yard', 'FPros Pos Rank', 'DraftBuzz Pos Rank'],
    row: (names) => [names.player, 'RB', ...['211', '5′9″', '4.43 s', '1', '2'].map((value) => or(names, value))],
  },
};
