/** The character set named by a header or the beginning of the content; null if it is missing or unknown. */
function charsetOf(contentType: string | null, start: string): string | null {
  const name = /charset="?([\w-]+)/i.exec(contentType ?? '')?.[1] ?? /encoding"?\s*[=:]\s*"([\w-]+)"/i.exec(start)?.[1];
  try {
    return name ? new TextDecoder(name).encoding : null;
  } catch {
    return null;
  }
}

/** Decodes a body. Hosts send UTF-8 whatever they declare, so UTF-8 is tried first, then the declared character set. */
export function decode(bytes: Uint8Array, contentType: string | null): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const text = new TextDecoder().decode(bytes);
    const charset = charsetOf(contentType, text.slice(0, 1000));
    return charset === null ? text : new TextDecoder(charset).decode(bytes);
  }
}
