/** Bidirectional controls (U+202A to U+202E, U+2066 to U+2069), which turn the text beside them, and NUL, which PostgreSQL refuses. */
const unwanted = /[\0\u202a-\u202e\u2066-\u2069]/g;

/** White space, control and format characters, fillers and the braille blank: nothing of them can be seen. */
const blank = String.raw`[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]`;
const onlyBlanks = new RegExp(`^${blank}*$`, 'u');
/** Blanks that no emoji or script needs at the end of a text. */
const outer = /^[\s\u200b\u2060\u2800\u3164]+|[\s\u200b\u2060\u2800\u3164]+$/g;

/** Text of a person or a host for one line beside others: trimmed, without bidirectional controls; empty when nothing of it can be seen. */
export function plainText(text: string): string {
  return onlyBlanks.test(text) ? '' : text.replace(unwanted, '').replace(outer, '');
}
