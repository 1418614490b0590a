import { byKind, itemsOfIndex, makeSearch, type SearchItem } from '../../../src/app/search/searchItems';
import { leaguePaths } from '../../../src/routing/leaguePaths';
import { mistypedNames, nameSpellings } from '../../samples/nameSpellings';

const player = (playerName: string, more: object = {}) => ({ playerId: playerName, playerName, position: 'WR', ...more });
const items = (players: ReturnType<typeof player>[]) =>
  itemsOfIndex({
    index: {
      leagueName: 'Global League',
      players,
      teams: [
        { teamId: '1', teamName: 'Amber Otters', formerNames: ['Sunday Sleepers'], managers: ['Zoë Lefèvre', 'Robin Hale'] },
        { teamId: '2', teamName: 'Icy Veins', lastSeason: 2021 },
      ],
      seasons: [
        { season: 2026, weeks: 0 },
        { season: 2023, weeks: 17 },
      ],
    },
    leagueId: '132',
    paths: leaguePaths('default'),
    page: '/league/132?view=games',
  });
const first = (found: readonly SearchItem[]) => found[0]?.label;

test.each([...nameSpellings, ...mistypedNames])('%s finds %s', (spelling, name) => {
  expect(makeSearch(items([player('Other Receiver'), player(name)]))(spelling).map(({ label }) => label)).toEqual([name]);
});

test.each([
  ['cmc', 'Christian McCaffrey'],
  ['arsb', 'Amon-Ra St. Brown'],
  ['brown st', 'Amon-Ra St. Brown'],
  ['det wr', 'Amon-Ra St. Brown'],
  ['otters', 'Amber Otters'],
  ['sunday sleepers', 'Amber Otters'],
  ['lefevre', 'Zoë Lefèvre'],
  ['robin', 'Robin Hale'],
  ['week 9 2023', 'Week 9, 2023'],
  ['2023 week 9', 'Week 9, 2023'],
  ['2023 scores', '2023 Team Scores'],
  ['2026 draft', '2026 Draft'],
])('%s finds %s first', (typed, label) => {
  const players = [
    player('Chris Moore', { nflTeam: 'KC' }),
    player('Christian McCaffrey', { position: 'RB', nflTeam: 'SF' }),
    player('Amon-Ra St. Brown', { nflTeam: 'DET' }),
  ];
  expect(first(makeSearch(items(players))(typed))).toBe(label);
});

test('a player says his position and rank, NFL team, owner or that he is available, and his bye; his sheet opens over the page', () => {
  const [kept, free] = items([
    player('One', { nflTeam: 'KC', teamIds: ['1'], positionRank: 4, bye: 8, isKeeper: true }),
    player('Two'),
  ]);
  expect(kept).toMatchObject({ note: 'WR4 · KC · Amber Otters · keeper · bye 8', to: '/league/132?view=games&player=One' });
  expect(free).toMatchObject({ note: 'WR · available' });
});

test('a team says its manager, its former names and when it left; a former manager, that he is one', () => {
  const ofTeams = items([]).filter(({ kind }) => kind === 'Teams' || kind === 'Managers');
  expect(ofTeams.map(({ label, note }) => [label, note])).toEqual([
    ['Amber Otters', 'Zoë Lefèvre · formerly Sunday Sleepers'],
    ['Icy Veins', 'left after 2021'],
    ['Zoë Lefèvre', 'Amber Otters'],
    ['Robin Hale', 'formerly · Amber Otters'],
  ]);
});

test('results are grouped; the group of the best one is the first', () => {
  const found = makeSearch(items([player('Otter Smith')]))('amber otters');
  expect(byKind(found).map(([kind]) => kind)).toEqual(['Teams']);
  expect(byKind(makeSearch(items([player('Halen')]))('hale')).map(([kind]) => kind)).toEqual(['Players', 'Managers']);
});
