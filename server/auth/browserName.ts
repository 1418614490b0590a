/** Parts of a User-Agent with their names. The first match wins: Edge and Opera also claim to be Chrome, and Chrome to be Safari. */
const browsers = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;
const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS', 'macOS'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const;

const nameIn = (userAgent: string, names: readonly (readonly [part: string, name: string])[]) =>
  names.find(([part]) => userAgent.includes(part))?.[1];

/** The browser and the system of a User-Agent, `Firefox on Linux`; null if it names neither. */
export function browserName(userAgent = ''): string | null {
  const [browser, system] = [nameIn(userAgent, browsers), nameIn(userAgent, systems)];
  return browser && system ? `${browser} on ${system}` : (browser ?? system ?? null);
}
