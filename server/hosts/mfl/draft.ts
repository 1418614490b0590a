import { required } from '../fields';
import type { HostDraftPick } from '../port';
import { mflList, mflNumber, mflText, readExport } from './answer';
import type { MflLeague } from './league';
import type { TeamIdOf } from './teams';

/** A pick of `draftResults`; `isOpen` until it is made or skipped. */
export interface MflDraftPick extends HostDraftPick {
  isOpen: boolean;
}

/** The player ids of a skipped pick. */
const skipped = new Set(['----', '0000']);

/**
 * The teams that held a pick before, in order, from comments such as `[Pick traded from X.\nPick traded from Y.] `. Null when no team,
 * or more than one, has a name in them.
 */
function formerTeams(comments: string | null, { franchises }: MflLeague, teamIdOf: TeamIdOf): string[] | null {
  const lines = (comments ?? '').split('\n');
  const names = lines.flatMap((line) => /^\s*\[?Pick traded from (.*?)\.(?:\]|\s*$)/.exec(line)?.[1]?.trim() ?? []);
  const ids = names.flatMap((name) => {
    const matches = franchises.filter((franchise) => franchise.name === name);
    return matches.length === 1 ? matches.map(({ externalId }) => teamIdOf(externalId)) : [];
  });
  return ids.length === names.length ? ids : null;
}

/**
 * Reads `draftResults` in draft order. Where divisions draft separately, a round has the first division's picks, then the next one's.
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
        originalTeamId: null,
        formerTeamIds: formerTeams(mflText(pick.comments), league, teamIdOf),
        playerId: player === null || skipped.has(player) ? null : player,
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
