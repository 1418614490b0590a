/** The words of a host's error for people. */
import { HostError, type HostErrorKind, type HostRequest } from './errors';

/** Whether the read is repeated without a person (`repeated`), or was requested by one who can repeat it (`asked`); else `none`. */
export type Outlook = 'repeated' | 'asked' | 'none';

interface Words {
  /** Why it could not be read; null where the sentence is that the host does not have it. */
  reason: string | null;
  /** When another try may succeed; null where a person has to do something first. */
  again: string | null;
  /** What to do about a failure that lasts; null if there is nothing to do but wait. */
  advice: ((request: HostRequest) => string) | null;
}

const isNamed = (resource: string) => /^(league|user) /.test(resource);

const ifItGoesOn = 'If this goes on, report it with the details.';
const check = (resource: string) => (resource.startsWith('user ') ? 'Check the name.' : 'Check the id and the season.');

/** What was read, with its article: `the rosters`, but `league 54321`. */
const inWords = ({ resource }: HostRequest) => (isNamed(resource) ? resource : `the ${resource}`);

const words: Record<HostErrorKind, Words> = {
  unreachable: { reason: 'it cannot be reached', again: 'Try again in a minute.', advice: null },
  busy: { reason: 'it allows no more requests at the moment', again: 'Try again in ten minutes.', advice: null },
  faulty: { reason: 'it has a fault', again: 'Try again in some minutes.', advice: null },
  empty: { reason: 'its response is empty', again: 'Try again in some minutes.', advice: null },
  refused: {
    reason: 'it refused the request',
    again: null,
    advice: ({ resource }) =>
      isNamed(resource) ? `${check(resource)} The details have its answer.` : 'The details have its answer.',
  },
  missing: {
    reason: null,
    again: null,
    advice: ({ host, resource, isShared = false }) => {
      if (isNamed(resource)) return check(resource);
      return isShared ? ifItGoesOn : `Check on ${host} whether the league is still there.`;
    },
  },
  private: {
    reason: 'the league is private',
    again: null,
    advice: () => 'Enter the API key of that season in “Add a league”.',
  },
  wrongKey: {
    reason: 'it refused the API key',
    again: null,
    advice: () => 'Copy the key of that season from the league’s help page about the API, and enter it in “Add a league”.',
  },
  unreadable: {
    reason: 'its response cannot be understood',
    again: null,
    advice: () => ifItGoesOn,
  },
};

const sentence = (text: string) => text[0]!.toUpperCase() + text.slice(1);

/** What could not be read from which host, and why. */
function failureOf(request: HostRequest, reason: string | null): string {
  if (reason === null) return `${request.host} has no ${request.resource}.`;
  return sentence(`${inWords(request)} could not be read from ${request.host}: ${reason}.`);
}

/**
 * A host's error for people: what could not be read from which host, whether it is tried again, and what to do; the technical message
 * follows on the next lines, unless it says the same. An error without a request is its message.
 */
function hostText({ kind, message, request }: HostError, outlook: Outlook, effect: string | null): string {
  if (!request) return message;
  const { reason, again, advice } = words[kind];
  const failure = failureOf(request, reason);
  const outlooks: Record<Outlook, (string | null)[]> = {
    repeated: ['It is tried again automatically.'],
    asked: [effect, again],
    none: [],
  };
  const line = [failure, ...outlooks[outlook], advice?.(request) ?? null].filter((each) => each !== null).join(' ');
  const details = message.split('\n').filter((each) => !failure.startsWith(each.replace(/\.$/, '')));
  return [line, ...details].join('\n');
}

const unchanged = 'Nothing was changed.';

/**
 * An error's message for people: a host's error as its sentences, any other as it is.
 * @param effect what a failed request has changed; null if another sentence says it
 */
export const textOf = (error: Error, outlook: Outlook = 'none', effect: string | null = unchanged): string =>
  error instanceof HostError ? hostText(error, outlook, effect) : error.message;

/** A text with a sentence at the end of its first line, before the details. */
export function withSentence(text: string, added: string): string {
  const [line = '', ...details] = text.split('\n');
  return [`${line.replace(/\.$/, '')}. ${added}`, ...details].join('\n');
}

/** Several texts as one: the sentences of all, then the details of all; each once. */
export function joined(texts: readonly string[]): string {
  const lines = texts.map((text) => text.split('\n'));
  const sentences = lines.map(([line = '']) => `${line.replace(/\.$/, '')}.`);
  return [[...new Set(sentences)].join(' '), ...new Set(lines.flatMap(([, ...details]) => details))].join('\n');
}

/** Names a response in a sentence, such as `Sleeper's response with the scores of week 3`. */
export const responseWith = (request: HostRequest): string => `${request.host}'s response with ${inWords(request)}`;
