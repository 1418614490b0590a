/** The play-offs of a season as a bracket. */
import type { SeasonStanding, WholeGame } from './matchups';
import { roundNameOf, thirdPlace, consolation } from './roundNames';
import { isPlayoffWeek } from './rounds';
import type { Rules } from './rules';

/** A game for the title, or the bye of a single team, which plays on in the next round. */
export interface BracketEntry {
  teamIds: [string] | [string, string];
  /** Null for a bye. */
  game: WholeGame | null;
}

export interface Bracket {
  /**
   * The games for the title by round, and the byes. The two entries that lead to a game of the next round stand in its order: those of its
   * first team before those of its second.
   */
  rounds: BracketEntry[][];
  /** The other games of the play-offs, in order of their weeks. */
  others: WholeGame[];
}

const firstWeekOf = ({ weeks }: WholeGame) => weeks[0]!.week;
const idsOf = ({ teamId, opponentId }: WholeGame): [string, string] => [teamId, opponentId];

/**
 * The bracket of a season; without rounds before its play-offs are known.
 * @param games of the season, from the side of both teams
 * @param standings best first
 */
export function bracketOf(rules: Rules, games: readonly WholeGame[], standings: readonly SeasonStanding[]): Bracket {
  const seen = new Set<string>();
  const playoffs = games.filter((game) => {
    const key = `${firstWeekOf(game)} ${idsOf(game).toSorted().join(' ')}`;
    const isNew = isPlayoffWeek(rules, firstWeekOf(game)) && !seen.has(key);
    if (isNew) seen.add(key);
    return isNew;
  });
  const isOther = (game: WholeGame) =>
    [thirdPlace, consolation].includes(roundNameOf(game, { rules, games, standings }) ?? consolation);
  const forTitle = playoffs.filter((game) => !isOther(game));
  const starts = [...new Set(forTitle.map(firstWeekOf))].sort((a, b) => a - b);
  const rounds: BracketEntry[][] = [];
  for (const start of starts.toReversed()) {
    const next = (rounds[0] ?? []).flatMap(({ teamIds }) => teamIds);
    const own = forTitle.filter((game) => firstWeekOf(game) === start);
    const playing = new Set(own.flatMap(idsOf));
    // A team of the next round that has no game in this one.
    const byes = next.filter((teamId) => !playing.has(teamId));
    const entries: BracketEntry[] = [
      ...own.map((game) => ({ teamIds: idsOf(game), game })),
      ...byes.map((teamId) => ({ teamIds: [teamId] as [string], game: null })),
    ];
    const placeOf = ({ teamIds }: BracketEntry) =>
      Math.min(...teamIds.map((id) => next.indexOf(id)).filter((place) => place >= 0));
    rounds.unshift(entries.toSorted((a, b) => orderOf(placeOf(a), placeOf(b))));
  }
  return { rounds, others: playoffs.filter(isOther).sort((a, b) => firstWeekOf(a) - firstWeekOf(b)) };
}

/** Places in order; entries that lead to no game (both `Infinity`) keep theirs. */
const orderOf = (a: number, b: number) => (a === b ? 0 : a - b);
