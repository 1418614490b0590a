import { createHash } from 'node:crypto';
import { weekOf } from '../../domain/weeks';
import { kinds } from '../../domain/numberKinds';
import type { Report } from '../../domain/oddValues';
import { type Fields, readRows, required } from '../fields';
import type { HostMove, HostTransaction } from '../hostRows';
import { isBye, mflIds, mflList, mflNumber, mflText, readExport, requireMflNumber } from './response';
import type { TeamIdOf } from './teams';
import type { MflLeague } from './league';
import { parsePick } from './pickTokens';

/** The moves of a row, and their price. */
interface Moved {
  type: HostTransaction['type'];
  bid: number | null;
  moves: HostMove[];
}

/** Whether an id is a player's: `0000` means none. */
const isPlayer = (id: string) => /^\d+$/.test(id) && Number(id) > 0;

const nothing = { playerId: null, pick: null, budget: null };

/** The moves of players that a team added and dropped. */
const exchange = (teamId: string, added: string[], dropped: string[]): HostMove[] => [
  ...added.filter(isPlayer).map((playerId) => ({ ...nothing, playerId, fromTeamId: null, toTeamId: teamId })),
  ...dropped.filter(isPlayer).map((playerId) => ({ ...nothing, playerId, fromTeamId: teamId, toTeamId: null })),
];

/** The context of reading transactions: the season, its league, the ids of its teams, and the report of invalid rows. */
interface Context {
  season: number;
  league: MflLeague;
  teamIdOf: TeamIdOf;
  report: Report;
}

/** What a franchise gave in a trade: players, picks such as `FP_0004_2020_4` or `DP_0_9`, and a budget for claims such as `BB_10.50`. */
const given = (tokens: unknown, { season, league, teamIdOf }: Context, from: string, to: string): HostMove[] =>
  mflIds(tokens).flatMap((token): HostMove[] => {
    const pick = parsePick(token, season, from, league, teamIdOf);
    const budget = /^BB_([\d.]+)$/.exec(token)?.[1];
    const hands = { fromTeamId: teamIdOf(from), toTeamId: teamIdOf(to) };
    if (pick) return [{ ...nothing, pick, ...hands }];
    if (budget !== undefined)
      return [{ ...nothing, budget: requireMflNumber(budget, `${token}: budget`, kinds.money), ...hands }];
    return isPlayer(token) ? [{ ...nothing, playerId: token, ...hands }] : [];
  });

/**
 * Reads the moves of a row; null for one that moved nobody between teams and free agents, such as a pending claim or a move to the reserve.
 */
function parseMoves(row: Fields, what: string, context: Context): Moved | null {
  const franchiseId = required(mflText(row.franchise), `MyFantasyLeague ${what}: franchise`, 'an id');
  const teamId = context.teamIdOf(franchiseId);
  const parts = (mflText(row.transaction) ?? '').split('|');
  const isByCommissioner = mflText(row.by_commish) === '1';
  const [added, dropped] = [mflIds(row.added ?? parts[0]), mflIds(row.dropped ?? parts[1])];
  const bidOf = (bid: unknown) => mflNumber(bid, `${what}: bid`, kinds.money);
  switch (mflText(row.type)) {
    case 'TRADE': {
      const other = required(mflText(row.franchise2), `MyFantasyLeague ${what}: franchise2`, 'an id');
      const moves = [
        ...given(row.franchise1_gave_up, context, franchiseId, other),
        ...given(row.franchise2_gave_up, context, other, franchiseId),
      ];
      return { type: 'trade', bid: null, moves };
    }
    case 'FREE_AGENT':
      return { type: isByCommissioner ? 'commissioner' : 'free_agent', bid: null, moves: exchange(teamId, added, dropped) };
    case 'WAIVER':
      return { type: 'waiver', bid: null, moves: exchange(teamId, added, dropped) };
    case 'BBID_WAIVER':
      return { type: 'waiver', bid: bidOf(parts[1]), moves: exchange(teamId, mflIds(parts[0]), mflIds(parts[2])) };
    case 'AUCTION_WON':
      return { type: 'auction', bid: bidOf(parts[1]), moves: exchange(teamId, mflIds(parts[0]), []) };
    case 'LOAD_ROSTERS':
      return { type: 'commissioner', bid: null, moves: exchange(teamId, added, dropped) };
    default:
      return null;
  }
}

/** The host has no ids: time, type, teams and moves identify a row, in any order, without the number of a pick. */
function idOf(seconds: number, row: Fields, moves: HostMove[]): string {
  const ofMove = ({ playerId, pick, budget, fromTeamId, toTeamId }: HostMove) =>
    JSON.stringify([playerId, pick?.season, pick?.round, pick?.originalTeamId, budget, fromTeamId, toTeamId]);
  const text = JSON.stringify([mflText(row.type), mflText(row.transaction)?.split('|')[1], moves.map(ofMove).sort()]);
  return `${seconds}-${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;
}

/** Reads `transactions` of a season: those that moved players, picks or budgets, each once. */
export function parseTransactions(text: string, what: string, context: Context): HostTransaction[] {
  const all = mflList(readExport(text, 'transactions', what).transaction, 'transactions');
  const rows = readRows(all, context.report, (row, i) => {
    // The commissioner is 0000.
    if (mflText(row.franchise) === null || isBye(row.franchise)) return [];
    const field = `transactions[${i}]`;
    const moved = parseMoves(row, field, context);
    if (!moved?.moves.length) return [];
    const seconds = requireMflNumber(row.timestamp, `${field}: timestamp`, kinds.seconds);
    const at = seconds * 1000;
    const time = { week: weekOf(context.season, at), at: new Date(at).toISOString() };
    return [{ externalId: idOf(seconds, row, moved.moves), ...moved, ...time }];
  });
  return [...new Map(rows.map((row) => [row.externalId, row])).values()];
}
