/** The codes by which a person shows to run a league: only its commissioner can write one into a name on its host. */

const code = String.raw`sideline-[2-7][a-z2-7]{7}`;
const hasAny = new RegExp(code, 'i');
const bracketed = new RegExp(String.raw`[([{]\s*${code}\s*[)\]}]`, 'gi');
const separator = String.raw`[\s,;:|/·–—-]*`;
const withSeparators = new RegExp(`${separator}${code}${separator}`, 'gi');

/** Whether a text has a code, anywhere and in any case. */
export const hasProofCode = (text: string, proofCode: string): boolean => text.toLowerCase().includes(proofCode);

/** A name without codes and without what separates them from the rest; `otherwise` where there is no rest. */
export function withoutProofCode(name: string, otherwise: string): string {
  if (!hasAny.test(name)) return name;
  return name.replaceAll(bracketed, ' ').replaceAll(withSeparators, ' ').replaceAll(/\s+/g, ' ').trim() || otherwise;
}
