import { screen, within } from '@testing-library/react';
import type { Schema } from '../../../src/api/types';
import { getKeeperHistory } from '../../samples/getKeeperHistory';
import { plain } from '../../samples/names';
import { respondToCalls } from '../../support/interceptCalls';
import { cellsOf, headersOf, rowsOf, texts } from '../../support/plainTable';
import { renderRoute } from '../../support/renderRoute';

type History = Schema<'KeeperHistory'>;

const label = 'Keeper History';
const sample = getKeeperHistory.response(plain, 1) as History;
const [kept] = sample.players;
const respond = (players: History['players']) => respondToCalls('/api/League/GetKeeperHistory', () => ({ ...sample, players }));

afterEach(() => server.intercept(null));

test('a row per player, a column per season with his cost and team, newest first', async () => {
  const [, auction] = kept!.seasons;
  const unknown = { ...auction!, season: 2023, teamName: 'Owls', cost: { round: null, pick: null, price: null } };
  const copy = { ...kept!.seasons[0]!, teamName: 'Owls', cost: { round: 8, pick: '9.01', price: null } };
  respond([kept!, { ...kept!, playerId: '2', playerName: 'Zeke', position: 'RB', seasons: [kept!.seasons[0]!, copy, unknown] }]);
  const { user } = renderRoute('/keeperbreakdown/132');
  const tabs = within(await screen.findByRole('navigation', { name: 'Keepers' }));
  await user.click(tabs.getByRole('link', { name: 'History' }));
  // The seasons are known with the response.
  await screen.findByRole('columnheader', { name: '2026' });
  expect(document.title).toMatch(label);
  expect(headersOf(label)).toEqual(['Player', 'Position', 'Years', '2026', '2025', '2023']);
  const own = `7.04 ${plain.team}`;
  expect(rowsOf(label).map((row) => texts(cellsOf(row)))).toEqual([
    [plain.player, 'WR', '2', own, `$12 ${plain.team}`, '–'],
    ['Zeke', 'RB', '2', `${own}, 9.01 for round 8 Owls`, '–', 'Owls'],
  ]);
});

test('a league without keepers says so', async () => {
  respond([]);
  renderRoute('/sleeper/keeperbreakdown/620000000000000149?view=history');
  expect(await screen.findByText('No player of this league was kept yet.')).toBeVisible();
});
