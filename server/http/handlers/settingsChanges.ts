import type { components } from '../../../src/api/generated/schema.gen';
import { record } from '../../auth/securityLog';
import type { Database } from '../../db';
import { selectSettingsChanges } from '../../db/queries/accounts/securityEvents';

type Settings = components['schemas']['LeagueSettings'];

/** The number of changes on the settings page. */
const shown = 10;

const readBy = ({ visibility }: Settings) => (visibility === 'members' ? 'members' : 'anyone');
const areMarked = ({ manualKeepersEnabled }: Settings) => (manualKeepersEnabled ? 'yes' : 'no');
const ownerOf = ({ teams }: Settings, id: string) => teams.find(({ teamId }) => teamId === id)?.ownerName ?? 'as on the host';

const compare = (what: string, from: string, to: string) => (from === to ? [] : [`${what}: ${from} → ${to}`]);

/** The changes of a league's settings with old and new values; empty without changes. */
function inWords(before: Settings, after: Settings): string {
  return [
    ...compare('name', before.leagueName, after.leagueName),
    ...compare('read by', readBy(before), readBy(after)),
    ...compare('pace', before.pace ?? 'none', after.pace ?? 'none'),
    ...compare('keepers marked here', areMarked(before), areMarked(after)),
    ...after.teams.flatMap(({ teamId, teamName }) =>
      compare(`owner of ${teamName}`, ownerOf(before, teamId), ownerOf(after, teamId)),
    ),
  ].join(', ');
}

const prefixOf = (name: string, id: string) => `${name}, ${id}: `;

type Who = { actorId: number; client: { address: string } };

/** Writes changes of a league's settings to the security log, in words, if there are any. */
async function recordChange(
  tx: Database,
  { leagueId, leagueName }: Pick<Settings, 'leagueId' | 'leagueName'>,
  words: string,
  who: Who,
): Promise<void> {
  if (words) await record(tx, 'league_settings_changed', { ...who, leagueId, detail: prefixOf(leagueName, leagueId) + words });
}

/** Writes changes of settings to the security log, if there are any. */
export const recordSettingsChange = (tx: Database, before: Settings, after: Settings, who: Who) =>
  recordChange(tx, before, inWords(before, after), who);

/** Writes the sentences of a league's rules for keepers that change to the security log, unless there are none. */
export function recordKeeperRulesChange(
  tx: Database,
  { id, name }: { id: string; name: string },
  before: string[],
  after: string[],
  who: Who,
): Promise<void> {
  const only = (words: string[], others: string[]) => words.filter((each) => !others.includes(each)).join(' ') || 'nothing';
  const words = compare('rules for keepers', only(before, after), only(after, before)).join();
  return recordChange(tx, { leagueId: id, leagueName: name }, words, who);
}

/** Writes a change of a league's pace to the security log, unless it is the same. */
export const recordPaceChange = (
  tx: Database,
  { id, name, pace }: { id: string; name: string; pace: string },
  after: string,
  who: Who,
) => recordChange(tx, { leagueId: id, leagueName: name }, compare('pace', pace, after).join(), who);

/** The newest changes of a league's settings as in the contract. */
export async function listSettingsChanges(db: Database, leagueId: string): Promise<Settings['changes']> {
  const rows = await selectSettingsChanges(db, leagueId, shown);
  const marker = prefixOf('', leagueId);
  return rows.map(({ at, by, detail }) => {
    const text = detail ?? '';
    const start = text.indexOf(marker);
    return { at, by, what: start < 0 ? text : text.slice(start + marker.length) };
  });
}
