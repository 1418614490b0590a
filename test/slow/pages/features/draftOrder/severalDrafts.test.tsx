import { screen, waitFor, within } from '@testing-library/react';
import { headersOf } from '../../../../support/plainTable';
import { renderRoute } from '../../../../support/renderRoute';

/** A league whose season has its draft, number 1, and an auction of one round. */
beforeAll(async () => {
  await server.restart();
  await server.rows(
    `insert into draft_pick (league_id, season, draft, round, pick, original_team_id, player_id, amount)
     select '132', 2026, 2, 1, row_number() over (order by id), id, (select min(id) from player), 1250 from team where league_id = '132'`,
  );
  await server.rows(
    `insert into league_draft values ('132', 2026, 1, 'draft', false, false), ('132', 2026, 2, 'auction', true, true)`,
  );
});
afterEach(() => server.intercept(null));

const choice = async () => within(await screen.findByRole('navigation', { name: 'Drafts of the season' }));

test('the draft order lists the drafts of a season with several, and shows the chosen one, with its prices', async () => {
  const { user } = renderRoute('/draftorder/132');
  const drafts = await choice();
  expect(drafts.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Draft 1: 16 rounds', 'Draft 2: auction']);
  expect(drafts.getByRole('link', { current: 'page' })).toHaveTextContent('Draft 1');
  expect(headersOf('Round 1')).not.toContain('Price');
  await user.click(drafts.getByRole('link', { name: /^Draft 2/ }));
  await waitFor(() => expect(headersOf('Round 1')).toContain('Price'));
  expect(screen.getAllByRole('table')).toHaveLength(1);
  expect(screen.getAllByRole('cell', { name: '1,250' })).toHaveLength(12);
  await user.click(screen.getByRole('link', { name: 'Board' }));
  expect(await screen.findByRole('table', { name: 'Draft board' })).toHaveTextContent('1.01 · 1,250');
  expect(drafts.getByRole('link', { current: 'page' })).toHaveTextContent('Draft 2');
});

test('a trade is of the chosen draft; in a finished one none can be entered', async () => {
  const sent: unknown[] = [];
  server.intercept(async (request) => {
    if (request.method !== 'POST' || !request.url.endsWith('/api/PreDraftTrades')) return undefined;
    sent.push(await request.clone().json());
    return Response.json({ title: 'Bad Request', status: 400, errors: [] }, { status: 400 });
  });
  const { user } = renderRoute('/predrafttrades/132/2026?draft=1');
  await choice();
  const add = screen.getByRole('button', { name: 'Add Trade' });
  await waitFor(() => expect(add).toBeEnabled());
  await user.click(add);
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Date'), '2026-08-20');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ draft: 1, year: 2026 })]));
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await user.click((await choice()).getByRole('link', { name: /^Draft 2/ }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add Trade' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'Add Trade' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('The draft of 2026 is over.');
});
