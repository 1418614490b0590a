/**
 * The text of a CSV file in UTF-8 or UTF-16, with or without a byte order mark. Without one, UTF-16 shows in the header: its first character
 * is ASCII, which has a zero byte.
 */
export function decodeFile(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const isLittle = (first === 0xff && second === 0xfe) || second === 0;
  const isBig = (first === 0xfe && second === 0xff) || first === 0;
  return new TextDecoder(isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8').decode(bytes);
}
