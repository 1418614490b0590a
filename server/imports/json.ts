/** A JSON string, or a number in full; a number is only seen as such outside of strings. */
const token = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/**
 * Parses a host's JSON. A whole number that a double cannot hold (hosts send ids of 18 digits bare at times) becomes text, digit
 * for digit.
 * @throws when the text is no JSON; `what` names it in the message.
 */
export function parseJson(text: string, what: string): unknown {
  const safe = /\d{16}/.test(text)
    ? text.replace(token, (found) => (/^-?\d{16,}$/.test(found) && !Number.isSafeInteger(Number(found)) ? `"${found}"` : found))
    : text;
  try {
    return JSON.parse(safe);
  } catch {
    throw new Error(`${what} is not JSON`);
  }
}
