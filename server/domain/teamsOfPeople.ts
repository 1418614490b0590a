/** Which team of a league a host's roster is, where people can have other roster numbers in another season. */

/** A person who managed a team in a season, by his user id at the host. */
export interface Managed {
  season: number;
  teamId: string;
  userId: string;
}

/** A roster of a season without its team. */
export interface Seat {
  /** The user ids of its owner and then of its co-owners; empty for a team without an owner. */
  people: readonly string[];
  /** The team that has this number, if a roster whose people have no team continues it. */
  ofNumber?: string;
  /** Ids for a team that none of the others is, best first. The last one is never taken. */
  own: readonly string[];
}

/** How the seats of a season are given to teams. */
export interface SeatRules {
  season: number;
  /** Whether only people connect seasons, as rosters begin empty; else rosters do, and only an owner who has another number moves. */
  isRedraft: boolean;
  /** Ids that no team of its own may get. */
  taken?: Iterable<string>;
}

/** The people of each team in the newest season in which it has some. */
function holdersOf(managed: readonly Managed[]): Map<string, { season: number; people: Set<string> }> {
  const holders = new Map<string, { season: number; people: Set<string> }>();
  for (const { season, teamId, userId } of managed) {
    const known = holders.get(teamId);
    if (known?.season === season) known.people.add(userId);
    else if (!known || known.season < season) holders.set(teamId, { season, people: new Set([userId]) });
  }
  return holders;
}

/** Rosters last from one season to the next: only the season after, or else the one before, can say that an owner moved. */
function besides(managed: readonly Managed[], season: number): Managed[] {
  const after = managed.filter((each) => each.season === season + 1);
  return after.length ? after : managed.filter((each) => each.season === season - 1);
}

const inOrder = (a: readonly number[], b: readonly number[]): number =>
  a.map((rank, i) => rank - b[i]!).find((difference) => difference !== 0) ?? 0;

/**
 * The team ids of a season's seats, in their order. A seat is the team of its people, by what is known of other seasons; of several that
 * claim a team, the one whose owner gave it its id. In a redraft league other seats are teams of their own. In other leagues they are the
 * teams with their numbers.
 * @param managed who managed which team in which season
 */
export function teamsOfPeople(
  seats: readonly Seat[],
  managed: readonly Managed[],
  { season, isRedraft, taken = [] }: SeatRules,
): string[] {
  const holders = holdersOf(managed);
  const claimable = isRedraft ? holders : holdersOf(besides(managed, season));
  const claims = seats.flatMap(({ people, ofNumber }, seat) =>
    (isRedraft ? people : people.slice(0, 1)).flatMap((person, i) =>
      [...claimable].flatMap(([teamId, held]) => {
        if (!held.people.has(person)) return [];
        const [moved, isOthers] = [Number(teamId !== ofNumber), Number(teamId !== person)];
        return [{ seat, teamId, rank: [i, -held.season, ...(isRedraft ? [isOthers, moved] : [moved, isOthers])] }];
      }),
    ),
  );
  const ids = new Map<number, string>();
  const used = new Set<string>();
  const give = (seat: number, teamId: string | undefined) => {
    if (teamId === undefined || ids.has(seat) || used.has(teamId)) return;
    ids.set(seat, teamId);
    used.add(teamId);
  };
  for (const { seat, teamId } of claims.sort((a, b) => inOrder(a.rank, b.rank))) give(seat, teamId);
  seats.forEach(({ ofNumber }, seat) => give(seat, ofNumber));
  const others = new Set(taken);
  seats.forEach(({ people, own }, seat) => {
    const isFree = (id: string) => {
      const held = holders.get(id);
      return !others.has(id) && !used.has(id) && (!held || people.some((person) => held.people.has(person)));
    };
    give(seat, own.find(isFree) ?? own.at(-1));
  });
  return seats.map((_, seat) => ids.get(seat)!);
}
