import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

const [user, password] = ['sideline', 'open-sesame'];

/** A mail server on this machine, which takes mail for everybody whose address does not begin with `nobody`. */
export class MailServer {
  /** What it took, in order. */
  readonly mails: { from: string; to: string[]; text: string }[] = [];
  readonly #smtp = new SMTPServer({
    ...{ hideSTARTTLS: true, allowInsecureAuth: true, disableReverseLookup: true },
    onAuth: ({ username, password: given }, _session, done) =>
      username === user && given === password ? done(null, { user }) : done(new Error('535 No')),
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith('nobody') ? Object.assign(new Error('No such person here'), { responseCode: 550 }) : null),
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        // Lines longer than 76 characters are broken with a `=`.
        const text = Buffer.concat(chunks).toString().replaceAll('=\r\n', '').replaceAll('=3D', '=');
        this.mails.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          text,
        });
        done();
      });
    },
  });

  /** Its address, with a password of the server's account. */
  url(given = password): string {
    return `smtp://${user}:${given}@127.0.0.1:${(this.#smtp.server.address() as AddressInfo).port}`;
  }

  start(): Promise<void> {
    return new Promise((resolve) => this.#smtp.listen(0, '127.0.0.1', resolve));
  }

  stop(): Promise<void> {
    return new Promise((resolve) => void this.#smtp.close(resolve));
  }
}
