import { screen, waitFor, within } from '@testing-library/react';
import type { Schema } from '../../../../../src/api/types';
import { get } from '../../../../support/call';
import { renderRoute } from '../../../../support/renderRoute';
import '../../../../support/table';

const leagueId = '2298387';
let teamId: string;
let players: Schema<'TeamPlayer'>[];
beforeAll(async () => {
  const { teams } = (await get(`/api/League/GetLeague?leagueId=${leagueId}`)).json<Schema<'League'>>();
  teamId = teams[0]!.id;
  players = (await get(`/api/Team/GetTeam?teamId=${teamId}`)).json<Schema<'Team'>>().teamPlayers;
});
beforeEach(() => localStorage.clear());

/** The first cell of each row of the grid; headings have no other. */
const headings = () =>
  within(screen.getByRole('grid', { name: 'Players' }))
    .getAllByRole('row')
    .map((row) => within(row).queryAllByRole('gridcell'))
    .filter((cells) => cells.length === 1)
    .map(([cell]) => cell!.textContent);
const count = (of: (player: Schema<'TeamPlayer'>) => boolean) => players.filter(of).length;
const open = () => renderRoute(`/league/${leagueId}/team/${teamId}`);
const choice = () => screen.findByRole('combobox', { name: 'Group players' });

test('players are grouped by slot or position, by choice, which the browser remembers', async () => {
  const first = open();
  await waitFor(() => expect(headings()).toEqual([]));
  await first.user.selectOptions(await choice(), 'By slot');
  const bySlot = [
    `Starters (${count(({ slot }) => slot === 'starter')})`,
    `Bench (${count(({ slot }) => slot === 'bench')})`,
    `Injured reserve (${count(({ slot }) => slot === 'reserve')})`,
    `Taxi squad (${count(({ slot }) => slot === 'taxi')})`,
  ];
  await waitFor(() => expect(headings()).toEqual(bySlot));
  expect(window.location.search).toBe('?group=slot');
  first.unmount();

  const { user } = open();
  await waitFor(() => expect(headings()).toEqual(bySlot));
  await user.selectOptions(await choice(), 'By position');
  await waitFor(() => expect(headings()[0]).toBe(`QB (${count(({ position }) => position === 'QB')})`));
  await user.selectOptions(await choice(), 'No groups');
  await waitFor(() => expect(headings()).toEqual([]));
  expect(window.location.search).toBe('');
});

test('a heading opens no player', async () => {
  const { user } = renderRoute(`/league/${leagueId}/team/${teamId}?group=position`);
  await waitFor(() => expect(headings().length).toBeGreaterThan(3));
  await user.click(within(screen.getByRole('grid', { name: 'Players' })).getByText(/^QB \(/));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the card lists the picks before the draft, with a link to their order', async () => {
  const { picks } = (await get('/api/Team/GetTeamProfile?teamId=13204')).json<Schema<'TeamProfile'>>();
  server.intercept(async ({ url }) => {
    if (!url.includes('/GetTeamProfile')) return undefined;
    const profile = (await get('/api/Team/GetTeamProfile?teamId=13204')).json<Schema<'TeamProfile'>>();
    const from = { originalTeam: 'Harbour Lights', originalTeamId: '13201' };
    return Response.json({ ...profile, picks: [picks![0], { ...picks![1]!, ...from }, { ...picks![2]!, keeper: true }] });
  });
  renderRoute('/league/132/team/13204');
  const link = await screen.findByRole('link', { name: '2 picks in 2026' });
  expect(link).toHaveAttribute('href', '/draftorder/132');
  const [one, two, three] = picks!.map(({ pickString }) => pickString);
  expect(link.parentElement).toHaveTextContent(`2 picks in 2026: ${one}, ${two} (from Harbour Lights), ${three} (keeper)`);
  expect(within(link.parentElement!).getByRole('link', { name: 'Harbour Lights' })).toHaveAttribute(
    'href',
    '/league/132/team/13201',
  );
  server.intercept(null);
});
