import type { DraftPickRow } from '../../entities/draftPicks';
import type { ComingPickRow } from '../../entities/generated/tables.gen';
import { groupBy } from '../../lib/groupBy';
import { ordinal } from '../../lib/numbers';

/** A team's picks of a season's draft: their number, and a text such as `16 (+1st, −3rd)`. */
export type HeldPicks = { count: number; text: string };
/** A team's picks by season. `teamId` is undefined where a server sends no ids. */
export type CapitalRow = {
  key: string;
  teamId: string | undefined;
  teamName: string;
  seasons: ReadonlyMap<number, HeldPicks>;
  total: number;
};

type Team = Pick<CapitalRow, 'key' | 'teamId' | 'teamName'>;
/** A pick with its owner and the team whose it is by the order. */
type SeasonPick = { season: number; round: number; owner: Team; first: Team };

const teamOf = (id: string | null | undefined, teamName: string): Team => ({
  key: id ?? teamName,
  teamId: id ?? undefined,
  teamName,
});

const ofDraft = (season: number, { round, teamId, teamName, slotTeam, slotTeamId }: DraftPickRow): SeasonPick => {
  const owner = teamOf(teamId, teamName);
  return { season, round, owner, first: slotTeam == null ? owner : teamOf(slotTeamId, slotTeam) };
};

const ofComing = ({ season, round, team, originalTeam }: ComingPickRow): SeasonPick => ({
  ...{ season, round, owner: teamOf(team.teamId, team.teamName) },
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

/**
 * What each team has to draft with: its picks of a draft and of the drafts after it, after all trades. Picks that keepers take count too.
 * @param drafted the picks of the season's draft; none before its order is known
 * @param coming the picks of the drafts without an order
 * @returns the seasons in order, and the teams by name; a team without a pick is one too
 */
export function capitalOf(
  season: number,
  drafted: readonly DraftPickRow[],
  coming: readonly ComingPickRow[],
): { seasons: number[]; teams: CapitalRow[] } {
  const known = coming.filter((pick: Partial<ComingPickRow>) => pick.team && pick.originalTeam);
  const picks = [...drafted.map((pick) => ofDraft(season, pick)), ...known.map(ofComing)];
  const bySeason = groupBy(picks, (pick) => pick.season);
  const seasons = ascending(bySeason.keys());
  // The first name stays: that of the draft order.
  const teams = new Map(picks.toReversed().flatMap(({ owner, first }) => [first, owner].map((team) => [team.key, team])));
  const rows = [...teams.values()].map((team): CapitalRow => {
    const held = seasons.map((year) => {
      const ofSeason = bySeason.get(year) ?? [];
      const owned = ofSeason.filter(({ owner }) => owner.key === team.key).map(({ round }) => round);
      return [year, heldPicks(owned, ascending(ofSeason.map(({ round }) => round)))] as const;
    });
    return { ...team, seasons: new Map(held), total: held.reduce((sum, [, { count }]) => sum + count, 0) };
  });
  return { seasons, teams: rows.sort((a, b) => String(a.teamName).localeCompare(String(b.teamName), 'en')) };
}
