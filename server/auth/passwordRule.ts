const minLength = 8;
const listed = 3000;

/** The rule for the length of a password. */
export const lengthRule = `must have at least ${minLength} characters`;

/** Whether a password keeps {@link lengthRule}. */
export const isLongEnough = (password: string) => [...password].length >= minLength;

let common: Promise<Set<string>> | undefined;

/** The list takes 14 MB: only a process that sets a password loads it. */
async function readList(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].filter(isLongEnough).slice(0, listed));
}

/** The rule that a new password breaks, as `must …`; null when it breaks none. The comparison with common passwords ignores case. */
export async function brokenPasswordRule(password: string): Promise<string | null> {
  if (!isLongEnough(password)) return lengthRule;
  common ??= readList();
  return (await common).has(password.toLowerCase())
    ? `must not be one of the ${listed.toLocaleString('en-GB')} most common passwords`
    : null;
}
