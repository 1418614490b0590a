import { decodeHTMLStrict } from 'entities';
import { type NumberKind, toNumber } from '../../domain/numberKinds';
import { type Fields, readNumber, requireNumber, toFields, toText } from '../fields';
import { parseJson } from '../json';
import { HostRefusal } from '../errors';

/** An error message instead of the export. */
export class MflRefusal extends HostRefusal {}

/** A value, or the `$t` that some exports wrap it in. */
const unwrap = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && '$t' in value ? (value as { $t: unknown }).$t : value;

/** Text; null when absent or blank. MyFantasyLeague sends everything as text, so leading zeros stay. */
export const mflText = (value: unknown): string | null => toText(unwrap(value));

const tag = /<(?:\/?[a-z][^<>]*|!--.*?--)>/gi;
/** Tags that separate words: line breaks, blocks, cells and pictures. */
const separatingTag = /(?:\s*<\/?(?:br|hr|p|div|li|ul|ol|tr|td|th|table|h[1-6]|center|img)(?:[\s/][^<>]*)?>)+\s*/gi;

/** Plain text: entities are decoded once, then tags are dropped, those between words leave a space; null when nothing is left. */
export const mflName = (value: unknown): string | null =>
  toText(
    decodeHTMLStrict(mflText(value) ?? '')
      .replace(separatingTag, ' ')
      .replace(tag, ''),
  );

/** The `https:` URL of a picture (pages load no other); null without one. */
export function mflPicture(value: unknown): string | null {
  const text = decodeHTMLStrict(mflText(value) ?? '');
  return /^https?:/i.test(text) && URL.canParse(text) ? new URL(text).href.replace(/^http:/, 'https:') : null;
}

/** The text of a number without thousands separators. */
const digits = (value: unknown): unknown => {
  const text = unwrap(value);
  return typeof text === 'string' ? text.trim().replaceAll(',', '') : text;
};

/** A number of a kind, with or without thousands separators; null for anything else. */
export const toMflNumber = (value: unknown, kind: NumberKind): number | null => toNumber(digits(value), kind);

/** A number of a kind, with or without thousands separators; null when absent or blank. @throws HostError naming `what` otherwise */
export const mflNumber = (value: unknown, what: string, kind: NumberKind): number | null =>
  readNumber(digits(value), `MyFantasyLeague ${what}`, kind);

/** The same for a number that is never absent. */
export const requireMflNumber = (value: unknown, what: string, kind: NumberKind): number =>
  requireNumber(digits(value), `MyFantasyLeague ${what}`, kind);

/** The result of a team's game; null where it is neither won, lost nor tied. */
export const toResult = (value: unknown): 'W' | 'L' | 'T' | null => {
  const text = mflText(value)?.toUpperCase();
  return text === 'W' || text === 'L' || text === 'T' ? text : null;
};

/** The children of an element: MyFantasyLeague sends several as a list, one as an object, none as no key or empty text. */
export function mflList(value: unknown, what: string): Fields[] {
  if (value === undefined || value === null || value === '') return [];
  return (Array.isArray(value) ? value : [value]).map((item, i) => toFields(item, `MyFantasyLeague ${what}[${i}]`));
}

/** Whether the id of a franchise stands for a bye. */
export const isBye = (id: unknown): boolean => /^(0+|bye)$/i.test(mflText(id) ?? '');

/** Rows of franchises, without those of a bye, whose id may also be blank. @param name the field with the franchise's id */
export const withoutByes = (rows: readonly Fields[], name = 'id'): Fields[] =>
  rows.filter((row) => !isBye(row[name]) && unwrap(row[name]) !== '');

/** The ids of a text such as `0531,14056,`, each once. */
export const mflIds = (value: unknown): string[] => [...new Set((mflText(value) ?? '').split(',').filter(Boolean))];

/**
 * The content of an export, which is under its own name; empty without that name.
 * @throws MflRefusal for an error message, which MyFantasyLeague sends with status 200.
 */
export function readExport(text: string, name: string, what: string): Fields {
  const response = toFields(parseJson(text, `MyFantasyLeague's ${what}`), `MyFantasyLeague's ${what}`);
  const error = mflText(response.error);
  if (error !== null && /api key/i.test(error))
    throw new MflRefusal(`MyFantasyLeague refuses the API key of ${what}`, 'wrongKey');
  if (error !== null && /logged in/i.test(error))
    throw new MflRefusal(`MyFantasyLeague gives no ${what}: it is private and needs the API key of that season`, 'private');
  if ('error' in response) throw new MflRefusal(`MyFantasyLeague gives no ${what}: ${error ?? 'it does not say why'}`);
  const body = response[name];
  return body === undefined || body === '' ? {} : toFields(body, `MyFantasyLeague's ${what}: ${name}`);
}
