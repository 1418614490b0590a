/** More pages of the sentence of `test/app/liveRegions.test.tsx`. */
import { cleanup, screen, waitFor } from '@testing-library/react';
import { announcementsId } from '../../../../src/browser/announce';
import { logIn } from '../../../support/logIn';
import { renderRoute } from '../../../support/renderRoute';

const live = '[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log], output';

beforeEach(() => localStorage.clear());

test('standings, a team and the admin page have one live region each', async () => {
  for (const url of ['/league/132', '/league/132/team/13204', '/admin']) {
    if (url === '/admin') await logIn();
    renderRoute(url);
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect([url, ...[...document.querySelectorAll(live)].map(({ id }) => id)]).toEqual([url, announcementsId]);
    cleanup();
  }
});
