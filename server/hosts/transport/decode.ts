/** The character set that a header or the beginning of the content names; null without one that is known. */
function charsetOf(contentType: string | null, start: string): string | null {
  const name = /charset="?([\w-]+)/i.exec(contentType ?? '')?.[1] ?? /encoding"?\s*[=:]\s*"([\w-]+)"/i.exec(start)?.[1];
  try {
    return name ? new TextDecoder(name).encoding : null;
  } catch {
    return null;
  }
}

/** Decodes a body: as UTF-8, which hosts send whatever they name, and by the character set that they name where it is no UTF-8. */
export function decode(bytes: Uint8Array, contentType: string | null): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const text = new TextDecoder().decode(bytes);
    const charset = charsetOf(contentType, text.slice(0, 1000));
    return charset === null ? text : new TextDecoder(charset).decode(bytes);
  }
}
