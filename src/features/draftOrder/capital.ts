import type { DraftPickRow } from '../../entities/draftPicks';
import type { ComingPickRow } from '../../entities/tables';
import { groupBy } from '../../lib/groupBy';
import { ordinal } from '../../lib/numbers';

/** A draft of a season, by its number if the season has several. */
type DraftOfSeason = { season: number; draft: number | undefined };
/** A draft of the season with its picks. */
export type CountedDraft = DraftOfSeason & { picks: readonly DraftPickRow[] };
/** A draft by which picks are counted. */
export type CapitalDraft = DraftOfSeason & { key: string };
/** A team's picks of a draft: their number, and a text such as `16 (+1st, −3rd)`. */
export type HeldPicks = { count: number; text: string };
/** A team's picks by the key of their draft, such as `2026` or `2026.1`. `teamId` is undefined where a server sends no ids. */
export type CapitalRow = {
  key: string;
  teamId: string | undefined;
  teamName: string;
  seasons: ReadonlyMap<string, HeldPicks>;
  total: number;
};

type Team = Pick<CapitalRow, 'key' | 'teamId' | 'teamName'>;
/** A pick with its owner and the team whose it is by the order. */
type CountedPick = DraftOfSeason & { round: number; owner: Team; first: Team };

const teamOf = (id: string | null | undefined, teamName: string): Team => ({
  key: id ?? teamName,
  teamId: id ?? undefined,
  teamName,
});

const ofDraft = ({ season, draft, picks }: CountedDraft): CountedPick[] =>
  picks.map(({ round, teamId, teamName, slotTeam, slotTeamId }) => {
    const owner = teamOf(teamId, teamName);
    return { season, draft, round, owner, first: slotTeam == null ? owner : teamOf(slotTeamId, slotTeam) };
  });

const ofComing = ({ season, round, team, originalTeam }: ComingPickRow): CountedPick => ({
  ...{ season, draft: undefined, round, owner: teamOf(team.teamId, team.teamName) },
  first: teamOf(originalTeam.teamId, originalTeam.teamName),
});

/** Rounds in a row in which a team has the same number of picks. */
type Run = { from: number; to: number; held: number };

function runText({ from, to, held }: Run): string {
  const range = from === to ? ordinal(from) : `${ordinal(from)} to ${ordinal(to)}`;
  return held === 0 ? `−${range}` : `+${held === 2 ? '' : `${held - 1}\u00a0×\u00a0`}${range}`;
}

/** A number of picks with the rounds of which a team has more than one pick or none: `14 (+1st, −3rd to 5th)`. */
function heldPicks(owned: readonly number[], rounds: readonly number[]): HeldPicks {
  const runs: Run[] = [];
  for (const round of rounds) {
    const held = owned.filter((each) => each === round).length;
    const last = runs.at(-1);
    if (last?.held === held && last.to === round - 1) last.to = round;
    else runs.push({ from: round, to: round, held });
  }
  const differences = runs.filter(({ held }) => held !== 1).map(runText);
  return { count: owned.length, text: `${owned.length}${differences.length > 0 ? ` (${differences.join(', ')})` : ''}` };
}

const ascending = (numbers: Iterable<number>): number[] => [...new Set(numbers)].sort((a, b) => a - b);

const keyOf = ({ season, draft }: DraftOfSeason) => (draft === undefined ? String(season) : `${season}.${draft}`);

/**
 * What each team has to draft with: its picks of the season's drafts and of those after them, after all trades. Picks that keepers take
 * count too.
 * @param drafts those of the season that are still to be made; without picks before their order is known
 * @param coming the picks of the drafts without an order
 * @returns the drafts in order, and the teams by name; a team without a pick is one too
 */
export function capitalOf(
  drafts: readonly CountedDraft[],
  coming: readonly ComingPickRow[],
): { drafts: CapitalDraft[]; teams: CapitalRow[] } {
  const known = coming.filter((pick: Partial<ComingPickRow>) => pick.team && pick.originalTeam);
  const picks = [...drafts.flatMap(ofDraft), ...known.map(ofComing)];
  const byDraft = groupBy(picks, keyOf);
  const counted = [...byDraft]
    .map(([key, [first]]): CapitalDraft => ({ key, season: first!.season, draft: first!.draft }))
    .sort((a, b) => a.season - b.season || (a.draft ?? 0) - (b.draft ?? 0));
  // The first name stays: that of the draft order.
  const teams = new Map(picks.toReversed().flatMap(({ owner, first }) => [first, owner].map((team) => [team.key, team])));
  const rows = [...teams.values()].map((team): CapitalRow => {
    const held = counted.map(({ key }) => {
      const ofThis = byDraft.get(key) ?? [];
      const owned = ofThis.filter(({ owner }) => owner.key === team.key).map(({ round }) => round);
      return [key, heldPicks(owned, ascending(ofThis.map(({ round }) => round)))] as const;
    });
    return { ...team, seasons: new Map(held), total: held.reduce((sum, [, { count }]) => sum + count, 0) };
  });
  return { drafts: counted, teams: rows.sort((a, b) => String(a.teamName).localeCompare(String(b.teamName), 'en')) };
}
