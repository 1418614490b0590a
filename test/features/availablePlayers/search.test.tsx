/** The search box and the text filter of available players: one matching, and where a rostered player is. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderRoute } from '../../support/renderRoute';
import { findGrid, shownColumn } from '../../support/table';

const ADDRESS = '/availableplayers/132';

const available = [
  ["De'Zhaun Stribling", 'WR', 'SF'],
  ['Jeremiyah Love', 'RB', 'ARI'],
  ['Fernando Mendoza', 'QB', 'LV'],
  ['Harold Fannin', 'TE', 'CLE'],
  ['Michael Penix Jr.', 'QB', 'ATL'],
  ['José Ramírez', 'RB', 'TEN'],
  ['Amon-Ra St. Brown', 'WR', 'DET'],
  ['T.J. Hockenson', 'TE', 'MIN'],
  ['Jake Tonges', 'TE', 'SF'],
  ['Keleki Latu', 'TE', 'BUF'],
  ['Joshua Palmer', 'WR', 'BUF'],
];
const players = available.map(([name, position, nflTeam], index) => ({
  ...{ name, position, nflTeam, nflRank: index + 1, isRookie: false, positionSortOrder: 1, fantasyProsInfo: null },
}));
const none = { quarterbacks: [], runningBacks: [], wideReceivers: [], tightEnds: [], kickers: [], defenses: [] };
const charts = {
  leagueName: 'Global League',
  teamDepthCharts: [
    { ...none, teamId: '1', teamName: 'Redwood Rushers', quarterbacks: [{ playerId: '1', playerName: 'Patrick Mahomes' }] },
    { ...none, teamId: '2', teamName: 'Gridiron Gurus', tightEnds: [{ playerId: '2', playerName: 'Travis Kelce' }] },
  ],
};
let charted = 0;

beforeEach(() => {
  charted = 0;
  server.intercept(({ url }) => {
    if (url.includes('GetAvailablePlayers')) return Response.json({ leagueName: 'Global League', players });
    if (!url.includes('GetDepthChart')) return undefined;
    charted += 1;
    return Response.json(charts);
  });
});
afterEach(() => server.intercept(null));

const names = () => shownColumn(2);
const search = (text: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });

const found: [typed: string, names: string[]][] = [
  ['dezhaun', ["De'Zhaun Stribling"]],
  ['De’Zhaun', ["De'Zhaun Stribling"]],
  ['stribbling', ["De'Zhaun Stribling"]],
  ['jermiah lov', ['Jeremiyah Love']],
  ['Mendosa', ['Fernando Mendoza']],
  ['fannon', ['Harold Fannin']],
  ['Harold Fannin Jr', ['Harold Fannin']],
  ['michael penix', ['Michael Penix Jr.']],
  ['penix iii', ['Michael Penix Jr.']],
  ['ramirez', ['José Ramírez']],
  ['amonra', ['Amon-Ra St. Brown']],
  ['T J', ['T.J. Hockenson']],
  ['tj hock', ['T.J. Hockenson']],
  ['jo', ['José Ramírez', 'Joshua Palmer']],
];

test('the search box and the Name filter ignore punctuation, accents, suffixes and one wrong letter alike', async () => {
  const { user } = renderRoute(ADDRESS);
  await findGrid('Available Players');
  for (const [typed, expected] of found) {
    search(typed);
    await waitFor(() => expect([typed, ...names()].toSorted()).toEqual([typed, ...expected].toSorted()));
  }
  search('');
  await waitFor(() => expect(names()).toHaveLength(players.length));
  for (const [typed, expected] of found) {
    await user.click(screen.getByRole('button', { name: 'Filter Name' }));
    const form = within(screen.getByRole('dialog'));
    fireEvent.change(form.getByRole('textbox', { name: 'Name' }), { target: { value: typed } });
    await user.click(form.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([typed, ...names()].toSorted()).toEqual([typed, ...expected].toSorted());
  }
  expect(charted).toBe(1);
});

test('a search matches positions and teams by the beginnings of their words', async () => {
  renderRoute(`${ADDRESS}?search=te`);
  await findGrid('Available Players');
  expect(names()).toEqual(['Harold Fannin', 'T.J. Hockenson', 'Jake Tonges', 'Keleki Latu', 'José Ramírez']);
  search('niners');
  await screen.findByText('No results found. Adjust filters to find results');
  search('49ers te');
  await waitFor(() => expect(names()).toEqual(['Jake Tonges']));
});

/** A sentence whose names are links. */
const findSentence = (text: string) =>
  screen.findByText((_own, element) => element?.tagName === 'P' && element.textContent === text);

test('a rostered player is named beside the available players that match too', async () => {
  renderRoute(ADDRESS);
  await findGrid('Available Players');
  search('kel');
  expect(await findSentence('Travis Kelce is on Gridiron Gurus.')).toBeVisible();
  expect(names()).toEqual(['Keleki Latu']);
  expect(screen.queryByText(/No results found/)).toBeNull();
});

test('without a match the message names the team that has the player; the rosters are loaded once for it', async () => {
  const { user } = renderRoute(ADDRESS);
  await findGrid('Available Players');
  expect(charted).toBe(0);
  search('mahomes');
  expect(await findSentence('Patrick Mahomes is on Redwood Rushers.')).toBeVisible();
  expect(screen.getByText('No results found. Adjust filters to find results')).toBeVisible();
  search('kelce te');
  expect(await findSentence('Travis Kelce is on Gridiron Gurus.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Travis Kelce' }).getAttribute('href')).toMatch(/[?&]player=\w+$/);
  expect(screen.getByRole('link', { name: 'Gridiron Gurus' })).toHaveAttribute('href', '/league/132/team/2');
  search('zzzzzz');
  await waitFor(() => expect(within(screen.getByRole('main')).queryByText(/ is on /)).toBeNull());
  expect(screen.getByText('No results found. Adjust filters to find results')).toBeVisible();
  search('');
  await waitFor(() => expect(names()).toHaveLength(players.length));

  await user.click(screen.getByRole('button', { name: 'Filter Name' }));
  fireEvent.change(screen.getByRole('textbox', { name: 'Name' }), { target: { value: 'Mahoms' } });
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(await findSentence('Patrick Mahomes is on Redwood Rushers.')).toBeVisible();
  expect(charted).toBe(1);
});
