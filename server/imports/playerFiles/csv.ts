/** One field and what ends it. A field in quotes may hold separators and line ends; two quotes in it are one. */
const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/gy;

/**
 * The records of a CSV (RFC 4180), each a list of its fields, with or without a byte order mark; blank lines are left out.
 * @throws when a quote is out of place; the message names the line.
 */
export function parseCsv(text: string): string[][] {
  const source = text.replace(/^\uFEFF/, '');
  const records: string[][] = [];
  let record: string[] = [];
  field.lastIndex = 0;
  for (let at = 0; at < source.length;) {
    const match = field.exec(source);
    if (!match) throw new Error(`line ${source.slice(0, at).split('\n').length}: a quote is out of place`);
    record.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
    at = field.lastIndex;
    if (match[3] !== ',') {
      if (record.length > 1 || record[0] !== '') records.push(record);
      record = [];
    } else if (at === source.length) record.push('');
  }
  if (record.length) records.push(record);
  return records;
}
