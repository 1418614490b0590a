import { CsvError, parse } from 'csv-parse/sync';

/** The characters that separate fields; spreadsheets of many countries write a semicolon, "Unicode text" has tabs. */
const separators = [',', ';', '\t', '|'];

/** Spreadsheets write the separator into a line of its own before the header: `sep=;`. */
const separatorLine = /^\uFEFF?"?sep=(.)"?(?:\r\n|\r|\n)/i;

const countOf = (text: string, part: string): number => text.split(part).length - 1;

/** The separator of a file: the one that its first line has most of outside quotes. */
function separatorOf(text: string): string {
  const line = /[^\r\n]+/.exec(text)?.[0].replaceAll(/"[^"]*"/g, '') ?? '';
  return separators.reduce((best, each) => (countOf(line, each) > countOf(line, best) ? each : best));
}

/**
 * The records of a CSV (RFC 4180, with or without a byte order mark), each a list of its fields; blank lines are left out. The fields are
 * separated by commas, semicolons, tabs or vertical bars. A quote inside an unquoted field is text, as in `6'2"`.
 * @param most the number of records to read at most
 * @throws Error that names the line when a quoted field is not closed, or the encoding of a text that was decoded wrongly
 */
export function parseCsv(text: string, most = -1): string[][] {
  if (text.includes('\0')) throw new Error('It is encoded in UTF-16 and was read as another encoding: save it as CSV in UTF-8');
  const named = separatorLine.exec(text);
  const body = named ? text.slice(named[0].length) : text;
  try {
    const options = { bom: true, relax_column_count: true, relax_quotes: true, skip_empty_lines: true, to: most };
    const records = parse(body, { ...options, delimiter: named?.[1] ?? separatorOf(body) });
    return records.filter((record) => record.length > 1 || record[0] !== '');
  } catch (error) {
    if (error instanceof CsvError) throw new Error(`line ${String(error['lines'])}: ${error.message}`);
    throw error;
  }
}
