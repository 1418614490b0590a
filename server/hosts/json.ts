import { HostError } from './errors';

/** A JSON string or a whole number. Strings are matched so that digits in them are not. */
const token = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/**
 * Parses a host's JSON. Integers beyond the safe range become text: hosts sometimes send 18-digit ids as numbers.
 * @throws HostError when the text is not JSON; the message names `what`
 */
export function parseJson(text: string, what: string): unknown {
  const safe = /\d{16}/.test(text)
    ? text.replace(token, (found) => (/^-?\d{16,}$/.test(found) && !Number.isSafeInteger(Number(found)) ? `"${found}"` : found))
    : text;
  try {
    return JSON.parse(safe);
  } catch {
    throw new HostError(`${what} is not JSON`);
  }
}
