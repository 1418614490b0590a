import type { DraftSlot } from '../../server/domain/draftPicks';
import type { LeaguePlan } from './leagues';
import type { Random } from './prng';
import type { SeedRows } from './seedRows';

type PickTrade = SeedRows['pickTrade'][number];
type Swap = { date: string; teams: readonly [string, string]; picks: readonly [DraftSlot, DraftSlot]; source: 'host' | 'manual' };

/** Rounds of a season's draft. A dynasty only fills the spots it did not keep. */
export const draftRounds = (plan: LeaguePlan, isFirstSeason: boolean): number =>
  plan.isDynasty && !isFirstSeason ? plan.rosterSize - plan.keepers : plan.rosterSize;

const swapRows = (
  plan: LeaguePlan,
  season: number,
  { date, teams: [a, b], picks: [fromA, fromB], source }: Swap,
): PickTrade[] => {
  const common = { leagueId: plan.id, season, date, source };
  return [
    { ...common, round: fromA.round, pick: fromA.pick, fromTeamId: a, toTeamId: b },
    { ...common, round: fromB.round, pick: fromB.pick, fromTeamId: b, toTeamId: a },
  ];
};

/**
 * The made-up trades before a draft, in order of date. Each swaps two picks, so that all teams draft the same number of players. In the
 * third, a team trades on a pick that it got in the first.
 */
export function tradePicks(plan: LeaguePlan, season: number, slots: readonly DraftSlot[], random: Random): PickTrade[] {
  const [a = '', b = '', c = '', d = '', e = ''] = random.shuffle([...new Set(slots.map((slot) => slot.originalTeamId))]);
  const pickOf = (teamId: string, round: number): DraftSlot => {
    const found = slots.find((slot) => slot.originalTeamId === teamId && slot.round === round);
    if (!found) throw new Error(`${teamId} has no pick in round ${round} of ${season}`);
    return found;
  };
  const last: 'host' | 'manual' = plan.hasDrafted ? 'host' : 'manual';
  const swaps: Swap[] = [
    { date: `${season}-03-14`, teams: [a, b], picks: [pickOf(a, 1), pickOf(b, 2)], source: 'host' },
    { date: `${season}-05-02`, teams: [d, e], picks: [pickOf(d, 3), pickOf(e, 4)], source: 'host' },
    { date: `${season}-06-28`, teams: [b, c], picks: [pickOf(a, 1), pickOf(c, 1)], source: last },
  ];
  if (!plan.hasDrafted) {
    swaps.push({ date: `${season}-08-09`, teams: [e, c], picks: [pickOf(e, 2), pickOf(c, 3)], source: 'manual' });
  }
  return swaps.flatMap((swap) => swapRows(plan, season, swap));
}

/** Adds the entered trades of the manual rows. The rows are pairs: what one side gives, then what the other gives. */
export function enterTrades(rows: readonly PickTrade[]): Pick<SeedRows, 'enteredTrade' | 'enteredPick' | 'pickTrade'> {
  const manual = rows.filter(({ source }) => source === 'manual');
  const ids = new Map(manual.map((row, index) => [row, Math.floor(index / 2) + 1]));
  const enteredTrade = manual.flatMap((given, index) => {
    const { leagueId, season, date, fromTeamId, toTeamId } = given;
    return index % 2 === 0 ? [{ id: ids.get(given)!, leagueId, season, date: date!, fromTeamId, toTeamId }] : [];
  });
  const enteredPick = manual.map((row, index) => {
    const { leagueId, season, round, pick, fromTeamId, toTeamId } = row;
    const place = { index: index % 2, isOfFirst: index % 2 === 0 };
    return { tradeId: ids.get(row)!, ...place, leagueId, season, round, pick, fromTeamId, toTeamId };
  });
  return { enteredTrade, enteredPick, pickTrade: rows.map((row) => ({ ...row, tradeId: ids.get(row) ?? null })) };
}

/** The owner of each pick after the trades, in slot order. */
export function holdersOf(slots: readonly DraftSlot[], trades: readonly PickTrade[]): string[] {
  const traded = new Map(trades.map((trade) => [`${trade.round}.${trade.pick}`, trade.toTeamId]));
  return slots.map((slot) => traded.get(`${slot.round}.${slot.pick}`) ?? slot.originalTeamId);
}

/**
 * Gives each team's keepers its last picks, the best keeper the earliest of them.
 * @returns the keeper at each pick's index; none if the pick is open
 */
export function placeKeepers(holders: readonly string[], kept: ReadonlyMap<string, readonly string[]>): (string | undefined)[] {
  const placed: (string | undefined)[] = holders.map(() => undefined);
  for (const [teamId, players] of kept) {
    const own = holders.flatMap((holder, index) => (holder === teamId ? [index] : []));
    const last = own.slice(own.length - players.length);
    last.forEach((index, place) => (placed[index] = players[place]));
  }
  return placed;
}
