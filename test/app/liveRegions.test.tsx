import { cleanup, screen, waitFor } from '@testing-library/react';
import { announcementsId } from '../../src/browser/announce';
import { renderRoute } from '../support/renderRoute';

const live = '[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log], output';

beforeEach(() => localStorage.clear());

test('a form, a table and the landing page have one live region each', async () => {
  for (const url of ['/', '/log-in?timeout', '/availableplayers/132']) {
    renderRoute(url);
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect([url, ...[...document.querySelectorAll(live)].map(({ id }) => id)]).toEqual([url, announcementsId]);
    cleanup();
  }
});
