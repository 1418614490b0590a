import { createTransport } from 'nodemailer';

/** The settings for e-mail. */
export interface MailSettings {
  /** An address with the log-in, such as `smtps://user:password@mail.example:465`. */
  smtpUrl: string;
  /** The sender, such as `Sideline <league@example.com>`. */
  from: string;
}

/** Sends a text by e-mail. @returns why the mail server refused it, or null */
export type SendMail = (to: string, subject: string, text: string) => Promise<string | null>;

/** Milliseconds; a person waits for the response. */
const connectWithin = 5_000;
const respondWithin = 10_000;

interface SmtpError {
  code?: string;
  responseCode?: number;
  response?: string;
}

/** The reason as text: the mail server's message without our credentials. */
function reasonOf({ code = '', response }: SmtpError): string {
  if (code === 'EAUTH') return 'The mail server refuses the log-in of this server.';
  if (response) return `The mail server refuses it: ${response.slice(0, 200)}`;
  return `The mail server could not be reached (${code || 'no reason given'}).`;
}

/** Whether a mail server is on this machine. Any other must use TLS. */
const isLocal = (smtpUrl: string) => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(smtpUrl).hostname);

/** Creates a sender for a mail server. `onProblem` gets only error codes: a server's message may contain the address. */
export function makeSendMail({ smtpUrl, from }: MailSettings, onProblem: (codes: string) => void): SendMail {
  const transport = createTransport({
    ...{ url: smtpUrl, [isLocal(smtpUrl) ? 'ignoreTLS' : 'requireTLS']: true, disableFileAccess: true, disableUrlAccess: true },
    ...{ connectionTimeout: connectWithin, greetingTimeout: connectWithin, dnsTimeout: connectWithin },
    socketTimeout: respondWithin,
  });
  return async (to, subject, text) => {
    try {
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text });
      return null;
    } catch (error) {
      const { code = 'unknown', responseCode } = error as SmtpError;
      onProblem(responseCode === undefined ? code : `${code}, ${responseCode}`);
      return reasonOf(error as SmtpError);
    }
  };
}
