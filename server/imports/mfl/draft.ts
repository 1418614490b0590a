import { required } from '../fields';
import type { HostDraftPick } from '../provider';
import { mflList, mflNumber, mflText, readExport } from './answer';
import type { MflLeague } from './league';
import type { TeamIdOf } from './teams';

/** A pick of `draftResults`; `isOpen` until it is made or skipped. */
export interface MflDraftPick extends HostDraftPick {
  isOpen: boolean;
}

/** What stands for a pick that was passed over. */
const skipped = new Set(['----', '0000']);

/**
 * The teams that held a pick, by comments such as `[Pick traded from X.\nPick traded from Y.] `: first one first. Null when one of
 * them bears a name that no team, or several, have now.
 */
function formerTeams(comments: string | null, { franchises }: MflLeague, teamIdOf: TeamIdOf): string[] | null {
  const lines = (comments ?? '').split('\n');
  const names = lines.flatMap((line) => /^\s*\[?Pick traded from (.*?)\.(?:\]|\s*$)/.exec(line)?.[1]?.trim() ?? []);
  const ids = names.flatMap((name) => {
    const called = franchises.filter((franchise) => franchise.name === name);
    return called.length === 1 ? called.map(({ externalId }) => teamIdOf(externalId)) : [];
  });
  return ids.length === names.length ? ids : null;
}

/**
 * Reads `draftResults` in the order of the draft. Where divisions draft apart, a round holds the first division's picks, then the
 * next one's.
 */
export function parseDraft(text: string, what: string, league: MflLeague, teamIdOf: TeamIdOf): MflDraftPick[] {
  const units = mflList(readExport(text, 'draftResults', what).draftUnit, 'draftResults').map((unit) =>
    mflList(unit.draftPick, 'draftResults draftPick').map((pick, i) => {
      const player = mflText(pick.player);
      const field = (name: string) => `MyFantasyLeague draftResults[${i}]: ${name}`;
      return {
        round: required(mflNumber(pick.round), field('round'), 'a number'),
        pick: required(mflNumber(pick.pick), field('pick'), 'a number'),
        teamId: teamIdOf(required(mflText(pick.franchise), field('franchise'), 'an id')),
        formerTeamIds: formerTeams(mflText(pick.comments), league, teamIdOf),
        playerId: player === null || skipped.has(player) ? null : player,
        isKeeper: false,
        isOpen: player === null,
      };
    }),
  );
  const sizes = units.map((picks) => Math.max(0, ...picks.map(({ pick }) => pick)));
  return units
    .flatMap((picks, unit) => {
      const before = sizes.slice(0, unit).reduce((sum, size) => sum + size, 0);
      return picks.map((row) => ({ ...row, pick: row.pick + before }));
    })
    .sort((a, b) => a.round - b.round || a.pick - b.pick)
    .map((row, i) => ({ ...row, totalPick: i + 1 }));
}
