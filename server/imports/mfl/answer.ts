import { type Fields, toFields, toNumber, toText } from '../fields';
import { parseJson } from '../json';
import { HostRefusal } from '../liveTransport';

/** What MyFantasyLeague says instead of giving what it was asked for. */
export class MflRefusal extends HostRefusal {}

/** A value, or the `$t` that some exports wrap it in. */
const unwrap = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && '$t' in value ? (value as { $t: unknown }).$t : value;

/** Text of an answer, where everything is text; null when absent or blank. Leading zeros stay. */
export const mflText = (value: unknown): string | null => toText(unwrap(value));

/** A number, with or without thousands separators; null for anything else. */
export function mflNumber(value: unknown): number | null {
  const text = mflText(value);
  return text === null ? null : toNumber(text.replaceAll(',', ''));
}

/** The children of a name: several are a list, a single one is an object, none is no key (or an empty text). */
export function mflList(value: unknown, what: string): Fields[] {
  if (value === undefined || value === null || value === '') return [];
  return (Array.isArray(value) ? value : [value]).map((item, i) => toFields(item, `MyFantasyLeague ${what}[${i}]`));
}

/** The ids of a text such as `0531,14056,`. */
export const mflIds = (value: unknown): string[] => (mflText(value) ?? '').split(',').filter(Boolean);

/**
 * What stands under the export's own name; an answer without it is empty.
 * @throws MflRefusal when MyFantasyLeague says why it gives nothing, which it does with status 200.
 */
export function readExport(text: string, name: string, what: string): Fields {
  const answer = toFields(parseJson(text, `MyFantasyLeague's ${what}`), `MyFantasyLeague's ${what}`);
  const error = mflText(answer.error);
  if ('error' in answer) throw new MflRefusal(`MyFantasyLeague gives no ${what}: ${error ?? 'it does not say why'}`);
  const body = answer[name];
  return body === undefined || body === '' ? {} : toFields(body, `MyFantasyLeague's ${what}: ${name}`);
}
