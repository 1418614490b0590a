/** Trades of several picks, of a draft and of later seasons. */
import type { components } from '../../src/api/generated/schema.gen';
import { pickString } from './draftPicks';
import type { FieldError } from './errors';
import { checkDate, checkTeams, type TradeContext } from './preDraftTrades';

type PickTrade = components['schemas']['PickTradeCreate'];
type GivenPick = components['schemas']['PickOfTrade'];

/**
 * A pick that can be traded: of a draft with its number `pick`, of a later season without. `since` is the day when it last changed hands,
 * empty if it did not or the day is unknown.
 */
export interface TradablePick {
  season: number;
  round: number;
  pick: number | null;
  originalTeamId: string;
  holderId: string;
  since: string;
}

/** The context of a trade's check: what {@link TradeContext} has, with all picks that can be traded. */
export type PickTradeContext = Pick<TradeContext, 'league' | 'isOver' | 'teamNames'> & { picks: TradablePick[] };

/** The sides of a trade: the field of the picks that a team gives, who gives and who gets them. */
const sidesOf = ({ fromPicks, toPicks, fromTeamId, toTeamId }: PickTrade) => [
  { field: 'fromPicks', picks: fromPicks, giver: fromTeamId, taker: toTeamId, isOfFirst: true },
  { field: 'toPicks', picks: toPicks, giver: toTeamId, taker: fromTeamId, isOfFirst: false },
];

/** The picks of a trade in its order, each with who gives and who gets it. */
export const movesOfTrade = (trade: PickTrade) =>
  sidesOf(trade).flatMap(({ picks, giver, taker, isOfFirst }) =>
    picks.map(({ season, round, pick = null, originalTeamId = null }) => ({
      ...{ season, round, pick, originalTeamId },
      ...{ fromTeamId: giver, toTeamId: taker, isOfFirst },
    })),
  );

const isGiven = (tradable: TradablePick, { season, round, pick, originalTeamId }: GivenPick) =>
  tradable.season === season &&
  tradable.round === round &&
  (pick === undefined ? tradable.pick === null && tradable.originalTeamId === originalTeamId : tradable.pick === pick);

/** A pick of a later season in words, such as `round 2 of 2027 of Gridiron Gurus`. */
export const laterPickName = (
  { season, round, originalTeamId }: { season: number; round: number; originalTeamId: string },
  teamNames: ReadonlyMap<string, string>,
) => `round ${round} of ${season} of ${teamNames.get(originalTeamId) ?? originalTeamId}`;

/** Why a pick is not among those that can be traded. */
function whyUnknown({ season, pick }: GivenPick, { year }: PickTrade, isOver: boolean): string {
  if (pick === undefined) return `is not a pick of a season after the draft of ${year} that can be traded`;
  if (season !== year) return `must be of the draft of ${year}, as its number is given`;
  return isOver ? `the draft of ${year} is over` : `is not in the draft of ${year}`;
}

function checkPicks(trade: PickTrade, { picks, teamNames, isOver }: PickTradeContext): FieldError[] {
  const given = sidesOf(trade).flatMap(({ field, picks: ofSide, giver }) =>
    ofSide.map((pick, index) => ({ field: `${field}.${index}`, pick, giver })),
  );
  const found = given.map(({ pick }) => picks.find((tradable) => isGiven(tradable, pick)));
  return given.flatMap(({ field, pick, giver }, index): FieldError[] => {
    const refused = (message: string) => [{ field, message }];
    if ((pick.pick === undefined) === (pick.originalTeamId === undefined))
      return refused('must have either a pick or an originalTeamId');
    const tradable = found[index];
    if (!tradable) return refused(whyUnknown(pick, trade, isOver));
    if (found.indexOf(tradable) < index) return refused('is in the trade twice');
    const name = tradable.pick === null ? laterPickName(tradable, teamNames) : pickString(tradable.round, tradable.pick);
    if (tradable.holderId !== giver)
      return refused(`${name} belongs to ${teamNames.get(tradable.holderId) ?? tradable.holderId}`);
    if (tradable.since <= trade.date) return [];
    return [{ field: 'date', message: `must not be before ${tradable.since}, when ${name} last changed hands` }];
  });
}

/**
 * Checks a new trade of several picks: the day is possible, both teams are in the league, and each gives picks that it owns on that day.
 * @returns the broken rules
 */
export function checkPickTrade(trade: PickTrade, context: PickTradeContext, now: Date): FieldError[] {
  const { fromTeamId, toTeamId, fromPicks, toPicks } = trade;
  const isEmpty = fromPicks.length + toPicks.length === 0;
  const first = [
    ...checkTeams({ fromTeamId, toTeamId }, context.teamNames),
    ...checkDate(trade.date, context.league, now),
    ...(isEmpty ? [{ field: 'fromPicks', message: 'must have a pick, or toPicks must' }] : []),
  ];
  return first.length ? first : checkPicks(trade, context);
}

/** The picks after a valid trade. */
export function afterTrade(picks: readonly TradablePick[], trade: PickTrade): TradablePick[] {
  const sides = sidesOf(trade);
  return picks.map((tradable) => {
    const side = sides.find(({ picks: given }) => given.some((pick) => isGiven(tradable, pick)));
    return side ? { ...tradable, holderId: side.taker, since: trade.date } : tradable;
  });
}

/** The number of a team's picks in each season of the list. */
export function countBySeason(picks: readonly TradablePick[], teamId: string): components['schemas']['SeasonPickCounts'] {
  const seasons = [...new Set(picks.map(({ season }) => season))].sort((a, b) => a - b);
  return seasons.map((season) => ({
    season,
    picks: picks.filter((pick) => pick.season === season && pick.holderId === teamId).length,
  }));
}
