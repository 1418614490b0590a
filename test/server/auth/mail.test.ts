import type { components } from '../../../src/api/generated/schema.gen';
import { send } from '../../support/call';
import { MailServer } from '../../support/mailServer';
import { testAdmin } from '../../support/testAdmin';

type Link = components['schemas']['InvitationLink'];

const publicUrl = 'https://league.example';
const from = 'Sideline <league@league.example>';
const mailServer = new MailServer();
const { mails } = mailServer;

const restart = (url: string) => server.restart(undefined, { publicUrl, mail: { smtpUrl: url, from } });
const invite = (sendTo: string) =>
  send('POST', '/api/Invitations', { role: 'member', scopes: [{ leagueId: '132', teamId: '13201' }], sendTo });
const logged = async () => JSON.stringify(await server.logged(/./));

beforeAll(() => mailServer.start());
afterAll(() => mailServer.stop());

it('without a mail server no link is sent, and the address is refused', async () => {
  expect((await send('GET', '/api/Account')).json()).toMatchObject({ canSendMail: false });
  const refused = await invite('new@example.com');
  expect(refused.json()).toMatchObject({ status: 400, errors: [{ field: 'sendTo' }] });
  expect(await server.rows('select 1 from invitation')).toEqual([]);
});

describe('with a mail server', () => {
  beforeAll(() => restart(mailServer.url()));
  beforeEach(() => void mails.splice(0));

  it('an invitation is sent to the address, and nothing logs the link', async () => {
    expect((await send('GET', '/api/Account')).json()).toMatchObject({ canSendMail: true });
    const { token, mailProblem } = (await invite('new@example.com')).json<Link>();
    expect(mailProblem).toBeNull();
    expect(mails).toEqual([
      {
        from: 'league@league.example',
        to: ['new@example.com'],
        text: expect.stringContaining(`${publicUrl}/invitation#${token}`) as string,
      },
    ]);
    expect(mails[0]!.text).toContain('Subject: Your account on league.example');
    expect(mails[0]!.text).toContain(`\r\n${testAdmin.email} invites you to Global League as manager of Harbour Lights.\r\n`);
    const [event] = await server.rows<{ detail: string }>(
      `select detail from security_event where kind = 'invitation_made' order by id desc limit 1`,
    );
    expect(event!.detail).toBe('member, team 132/13201, sent by e-mail');
    expect(await logged()).not.toContain(token);
  });

  it('an invitation names each league and team, or the role; a name stays in its line, as text', async () => {
    await server.rows(`update league set name = E'Reds\\r\\n\\r\\n<b>Blues</b>' where id = '612374'`);
    const scopes = [
      { leagueId: '132', teamId: '13201' },
      { leagueId: '612374', teamId: null },
    ];
    await send('POST', '/api/Invitations', { role: 'commissioner', scopes, sendTo: 'new@example.com' });
    await send('POST', '/api/Invitations', { role: 'admin', sendTo: 'new@example.com' });
    const lines = mails.map(({ text }) => text.split('\r\n').filter((line) => line.startsWith(testAdmin.email)));
    expect(lines).toEqual([
      [
        `${testAdmin.email} invites you to Global League as manager of Harbour Lights.`,
        `${testAdmin.email} invites you to Reds <b>Blues</b> as commissioner.`,
      ],
      [`${testAdmin.email} invites you as an admin.`],
    ]);
    expect(mails[0]!.text).toContain('Content-Type: text/plain');
  });

  it('a link for a new password is sent, too', async () => {
    const response = await send('POST', '/api/Invitations/PasswordReset', {
      ...{ userEmail: testAdmin.email, sendTo: 'other@example.com' },
    });
    const { token } = response.json<Link>();
    expect(mails).toMatchObject([{ to: ['other@example.com'], text: expect.stringContaining(`#${token}`) as string }]);
    expect(mails[0]!.text).toContain(`${testAdmin.email} sends you this link to choose a new password.`);
  });

  it('without an address nothing is sent', async () => {
    const link = (await send('POST', '/api/Invitations', { role: 'admin' })).json<Link>();
    expect(link).toEqual({ token: link.token, expiresAt: link.expiresAt });
    expect(mails).toEqual([]);
  });

  it.each(['no address', 'a@b, c@d', 'a@b\r\nbcc: c@d'])('%j is refused, and makes no link', async (sendTo) => {
    await server.rows('delete from invitation');
    expect((await invite(sendTo)).json()).toMatchObject({ errors: [{ field: 'sendTo', message: 'must be an e-mail address' }] });
    expect(await server.rows('select 1 from invitation')).toEqual([]);
  });

  it('a mail that the server refuses responds with the link and the reason', async () => {
    const { token, mailProblem } = (await invite('nobody@example.com')).json<Link>();
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(mailProblem).toBe('The mail server refuses it: 550 No such person here');
    expect(await logged()).toContain('A link could not be sent by e-mail (EENVELOPE, 550).');
    expect(await logged()).not.toContain('nobody@');
    expect(await logged()).not.toContain(token);
  });
});

it.each([
  ['refuses the log-in', () => mailServer.url('wrong-sesame'), 'The mail server refuses the log-in of this server.'],
  [
    'cannot be reached',
    () => 'smtp://me:wrong-sesame@127.0.0.1:1',
    expect.stringMatching(/^The mail server could not be reached \(E/),
  ],
])('a mail server that %s leaves the link, and its password is in no log', async (_, url, problem) => {
  await restart(url());
  expect((await invite('new@example.com')).json()).toMatchObject({ token: expect.any(String) as string, mailProblem: problem });
  expect(await logged()).toContain('could not be sent by e-mail');
  expect(await logged()).not.toContain('sesame');
});
