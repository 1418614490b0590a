import type { EnteredTradeRow } from '../../entities/tables';
import { pickString } from '../../lib/pickString';
import { pickNames } from './pickNames';

/** A side of an entered trade: a team, and the picks that it gives in words, empty for none. */
export type Side = { teamId: string; teamName: string; picks: string };

/** An entered trade, of one pick a side or of several: its day, its draft where the year has several, and its sides. */
export function enteredSides({ trade, pickTrade, pickFromTeam, pickToTeam }: EnteredTradeRow) {
  const from = {
    teamId: trade?.pickFromTeamId ?? pickTrade?.fromTeamId ?? '',
    teamName: pickFromTeam,
    picks: trade
      ? pickString(trade.roundFrom, trade.pickFrom)
      : pickNames(pickTrade?.fromPicks ?? [], pickTrade?.fromTeamId ?? ''),
  };
  const to = {
    teamId: trade?.pickToTeamId ?? pickTrade?.toTeamId ?? '',
    teamName: pickToTeam,
    picks: trade ? pickString(trade.roundTo, trade.pickTo) : pickNames(pickTrade?.toPicks ?? [], pickTrade?.toTeamId ?? ''),
  };
  const { date, draft } = trade ?? pickTrade ?? {};
  // The first side gives something.
  const sides: readonly [Side, Side] = from.picks === '' ? [to, from] : [from, to];
  return { date, draft, sides };
}

/** An entered trade in words. */
export function describeTrade(row: EnteredTradeRow): string {
  const [giver, other] = enteredSides(row).sides;
  const given = `${giver.teamName} gives ${giver.picks}`;
  return other.picks === '' ? `${given} to ${other.teamName}` : `${given} for ${other.picks} of ${other.teamName}`;
}
