/** How runs name what they could not match: players by name, else by a host's id; teams and seasons with the word before them. */

/** A host's player of whom nothing but his id is known. */
export const nameOfHostPlayer = (provider: string, externalId: string) => `${provider} player ${externalId}`;

/** The host's id in such a name; null for any other name. */
export function readHostPlayer(name: string): { provider: string; externalId: string } | null {
  const [, provider, externalId] = /^(mfl|sleeper) player (\S{1,40})$/.exec(name) ?? [];
  return provider && externalId ? { provider, externalId } : null;
}

export const isPlayer = (name: string) => !/^(team \S+|season \d{4}: .*)$/.test(name);
