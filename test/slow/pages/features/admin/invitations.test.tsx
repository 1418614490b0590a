import { screen, within } from '@testing-library/react';
import { send } from '../../../../support/call';
import { logIn } from '../../../../support/logIn';
import { renderRoute } from '../../../../support/renderRoute';

const section = () => within(screen.getByRole('region', { name: 'Invitations' }));
const shownLink = () => section().findByLabelText<HTMLInputElement>(/^Send this link, which is not shown again/);

async function open() {
  await logIn();
  const rendered = renderRoute('/admin?view=people');
  await screen.findByRole('heading', { name: 'Invitations' });
  return rendered;
}

beforeEach(() => server.rows('delete from invitation'));
afterEach(() => {
  server.intercept(null);
  localStorage.clear();
  sessionStorage.clear();
});

test('a server that fails ends the loading state', async () => {
  const { user } = await open();
  server.intercept(({ url, method }) =>
    url.endsWith('/api/Invitations') && method === 'POST' ? new Response('', { status: 500 }) : undefined,
  );
  await user.click(section().getByRole('button', { name: 'Make invitation' }));
  expect(await section().findByText('An unexpected server error occurred.')).toBeVisible();
  expect(section().getByRole('button', { name: 'Make invitation' })).toHaveAttribute('aria-busy', 'false');
});

test.each([
  [
    'The mail server could not be reached (ETIMEDOUT).',
    /^Not sent to new@example\.com\. .*ETIMEDOUT.* Send the link yourself\.$/,
  ],
])('where the server can send mail, the link goes to an address: %s', async (mailProblem, outcome) => {
  const bodies: unknown[] = [];
  server.intercept(async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/api/Account') return Response.json({ ...(await send('GET', pathname)).json(), canSendMail: true });
    if (pathname !== '/api/Invitations' || request.method !== 'POST') return undefined;
    bodies.push(await request.json());
    return Response.json({ token: 'a-token', expiresAt: '2026-12-01T00:00:00Z', mailProblem });
  });
  const { user } = await open();
  const invite = within(await section().findByRole('form', { name: 'Make invitation' }));
  await user.type(await invite.findByLabelText(/^E-mail address that the link is sent to/), 'new@example.com');
  await user.click(invite.getByRole('button', { name: 'Make invitation' }));
  expect(await section().findByText(outcome)).toBeVisible();
  expect((await shownLink()).value).toMatch(/#a-token$/);
  expect(bodies).toMatchObject([{ role: 'member', sendTo: 'new@example.com' }]);
});
