import { pickString } from '../../domain/draftPicks';
import { kinds } from '../../domain/numberKinds';
import type { Report } from '../../domain/oddValues';
import { type Fields, readRows, reportTwice, required, withoutCopies } from '../fields';
import type { HostDraftPick } from '../hostRows';
import { isBye, mflList, mflName, mflText, readExport, requireMflNumber } from './response';
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

/** The picks of units that draft at the same time, in draft order: a round has the first unit's picks, then the next one's. */
function together(units: MflDraftPick[][]): MflDraftPick[] {
  const sizes = units.map((picks) => Math.max(0, ...picks.map(({ pick }) => pick)));
  return units
    .flatMap((picks, unit) => {
      const before = sizes.slice(0, unit).reduce((sum, size) => sum + size, 0);
      return picks.map((row) => ({ ...row, pick: row.pick + before }));
    })
    .sort((a, b) => a.round - b.round || a.pick - b.pick)
    .map((row, i) => ({ ...row, totalPick: i + 1 }));
}

/**
 * Reads `draftResults`: the drafts that have picks, each in draft order. Divisions that draft separately are units of one draft; a second
 * unit of the same name belongs to the next draft. Invalid picks are reported; open ones without a team are left out.
 */
export function parseDrafts(
  text: string,
  what: string,
  { league, teamIdOf, report }: { league: MflLeague; teamIdOf: TeamIdOf; report: Report },
): MflDraftPick[][] {
  const drafts: MflDraftPick[][][] = [];
  const seen = new Map<string, number>();
  const nameOf = ({ unit }: Fields) => mflText(unit) ?? '';
  const listed = mflList(readExport(text, 'draftResults', what).draftUnit, 'draftResults');
  const units = withoutCopies(listed);
  if (units.length < listed.length) report('MyFantasyLeague draftResults: a draft is there twice');
  for (const unit of units.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : nameOf(a) > nameOf(b) ? 1 : 0))) {
    const draft = seen.get(nameOf(unit)) ?? 0;
    seen.set(nameOf(unit), draft + 1);
    const picks = readRows(mflList(unit.draftPick, 'draftResults draftPick'), report, (pick, i): MflDraftPick[] => {
      const player = mflText(pick.player);
      const field = (name: string) => `draftResults[${i}]: ${name}`;
      // A bye, or nobody has set whose pick it is.
      if (isBye(pick.franchise) || (player === null && mflText(pick.franchise) === null)) return [];
      return [
        {
          round: requireMflNumber(pick.round, field('round'), kinds.round),
          pick: requireMflNumber(pick.pick, field('pick'), kinds.pick),
          totalPick: 0,
          teamId: teamIdOf(required(mflText(pick.franchise), `MyFantasyLeague ${field('franchise')}`, 'an id')),
          originalTeamId: null,
          formerTeamIds: formerTeams(mflName(pick.comments), league, teamIdOf),
          playerId: player === null || skipped.has(player) ? null : player,
          isOpen: player === null,
        },
      ];
    });
    const numberOf = ({ round, pick }: MflDraftPick) => pickString(round, pick);
    (drafts[draft] ??= []).push(reportTwice(picks, report, 'MyFantasyLeague draftResults: pick', numberOf));
  }
  return drafts.map(together).filter((picks) => picks.length > 0);
}
