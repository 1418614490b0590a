/** The search box of available players, and where a rostered player is. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../../support/renderPage';
import { columnTexts, findRowTexts } from '../../support/plainTable';

const ADDRESS = '/availableplayers/132';

const available = [
  ['Harold Fannin', 'TE', 'CLE'],
  ['Keleki Latu', 'TE', 'BUF'],
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

const names = () => columnTexts('Available Players', 2);
const search = (text: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });

/** A sentence whose names are links. */
const findSentence = (text: string) =>
  screen.findByText((_own, element) => element?.tagName === 'P' && element.textContent === text);

test('a rostered player that a search finds is named with his team, beside available ones that match too, or without any; the rosters are loaded once for it', async () => {
  renderPage(ADDRESS);
  await findRowTexts('Available Players');
  expect(charted).toBe(0);
  search('mahomes');
  expect(await findSentence('Patrick Mahomes is on Redwood Rushers.')).toBeVisible();
  expect(screen.getByText('No results found. Adjust filters to find results')).toBeVisible();
  search('kel');
  expect(await findSentence('Travis Kelce is on Gridiron Gurus.')).toBeVisible();
  expect(names()).toEqual(['Keleki Latu']);
  expect(screen.queryByText(/No results found/)).toBeNull();
  search('kelce te');
  expect(await findSentence('Travis Kelce is on Gridiron Gurus.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Travis Kelce' }).getAttribute('href')).toMatch(/[?&]player=\w+$/);
  expect(screen.getByRole('link', { name: 'Gridiron Gurus' })).toHaveAttribute('href', '/league/132/team/2');
  search('zzzzzz');
  await waitFor(() => expect(within(screen.getByRole('main')).queryByText(/ is on /)).toBeNull());
  expect(screen.getByText('No results found. Adjust filters to find results')).toBeVisible();
  search('');
  await waitFor(() => expect(names()).toHaveLength(players.length));
  expect(charted).toBe(1);
});

test('so does the message of a Name filter without a match', async () => {
  renderPage(`${ADDRESS}?filter.name=Mahoms`);
  expect(await findSentence('Patrick Mahomes is on Redwood Rushers.')).toBeVisible();
});
