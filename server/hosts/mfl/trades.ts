import { required } from '../fields';
import type { HostPickTrade } from '../port';
import { mflIds, mflList, mflNumber, mflText, readExport } from './answer';
import type { TeamIdOf } from './teams';

/** A traded pick; `originalTeamId` null where the host names the pick only by its number. */
export type MflPickTrade = Omit<HostPickTrade, 'originalTeamId'> & { originalTeamId: string | null };

/** Reads a pick token of a trade: `FP_0004_2020_4` is 0004's fourth-round pick of 2020, `DP_0_9` is pick 1.10 of this season's draft. */
export function parseToken(token: string, season: number, teamIdOf: TeamIdOf) {
  const future = /^FP_(\d+)_(\d+)_(\d+)$/.exec(token);
  if (future)
    return { season: Number(future[2]), round: Number(future[3]), pick: null, originalTeamId: teamIdOf(future[1] ?? '') };
  const current = /^DP_(\d+)_(\d+)$/.exec(token);
  return current && { season, round: Number(current[1]) + 1, pick: Number(current[2]) + 1, originalTeamId: null };
}

/** Reads the traded picks of `transactions`, oldest first. */
export const parsePickTrades = (text: string, what: string, season: number, teamIdOf: TeamIdOf): MflPickTrade[] =>
  mflList(readExport(text, 'transactions', what).transaction, 'transactions')
    .filter(({ type }) => mflText(type) === 'TRADE')
    .map((trade, i) => {
      const field = (name: string) => `MyFantasyLeague transactions[${i}]: ${name}`;
      const seconds = required(mflNumber(trade.timestamp), field('timestamp'), 'a number of seconds');
      const first = teamIdOf(required(mflText(trade.franchise), field('franchise'), 'an id'));
      const second = teamIdOf(required(mflText(trade.franchise2), field('franchise2'), 'an id'));
      const date = new Date(seconds * 1000).toISOString().slice(0, 10);
      const given = (tokens: unknown, fromTeamId: string, toTeamId: string) =>
        mflIds(tokens).flatMap((token) => {
          const pick = parseToken(token, season, teamIdOf);
          return pick ? [{ ...pick, date, fromTeamId, toTeamId }] : [];
        });
      const picks = [...given(trade.franchise1_gave_up, first, second), ...given(trade.franchise2_gave_up, second, first)];
      return { seconds, picks };
    })
    .sort((a, b) => a.seconds - b.seconds)
    .flatMap(({ picks }) => picks);

/** Fills in the original team of numbered picks: from the draft, else from the pick's first trade. */
export function withOriginalTeams(
  trades: MflPickTrade[],
  draft: { round: number; pick: number; formerTeamIds: string[] | null }[],
): HostPickTrade[] {
  return trades.map((trade) => {
    const same = <T extends { round: number; pick: number | null }>({ round, pick }: T) =>
      round === trade.round && pick === trade.pick;
    const originalTeamId =
      trade.originalTeamId ?? draft.find(same)?.formerTeamIds?.[0] ?? trades.find(same)?.fromTeamId ?? trade.fromTeamId;
    return { ...trade, originalTeamId };
  });
}
