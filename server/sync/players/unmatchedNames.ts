/** The names in a run's `unmatched` list: a player's name or host id (`mfl player 4711`), `team <id>`, `season <year>: <reason>`, `players: <reason>`. */

/** The platforms by their names in the tables. */
export const platformNames: Record<string, string> = { mfl: 'MyFantasyLeague', sleeper: 'Sleeper' };

/** Names a host's player of whom only the id is known. */
export const nameOfHostPlayer = (provider: string, externalId: string) => `${provider} player ${externalId}`;

/** Reads the host's id from a name of {@link nameOfHostPlayer}; null for other names. */
export function readHostPlayer(name: string): { provider: string; externalId: string } | null {
  const [, provider, externalId] = /^(mfl|sleeper) player (\S{1,40})$/.exec(name) ?? [];
  return provider && externalId ? { provider, externalId } : null;
}

export const isPlayer = (name: string) => !/^(team \S+|season \d{4}: .*|players: .*)$/.test(name);
