import { createHash } from 'node:crypto';
import { weekOf } from '../../domain/weeks';
import { type Fields, required } from '../fields';
import type { HostMove, HostTransaction } from '../port';
import { mflIds, mflList, mflNumber, mflText, readExport } from './answer';
import type { TeamIdOf } from './teams';
import { parseToken } from './trades';

/** What a row moved, and what that cost. */
interface Moved {
  type: HostTransaction['type'];
  bid: number | null;
  moves: HostMove[];
}

/** The franchise number of the commissioner, who is no team. */
const commissioner = '0000';

/** Whether an id is a player's: `0000` is none. */
const isPlayer = (id: string) => /^\d+$/.test(id) && Number(id) > 0;

const nothing = { playerId: null, pick: null, budget: null };

/** Players whom a team got from, and gave to, the free agents. */
const exchange = (teamId: string, added: string[], dropped: string[]): HostMove[] => [
  ...added.filter(isPlayer).map((playerId) => ({ ...nothing, playerId, fromTeamId: null, toTeamId: teamId })),
  ...dropped.filter(isPlayer).map((playerId) => ({ ...nothing, playerId, fromTeamId: teamId, toTeamId: null })),
];

/** What a team gave in a trade: players, picks such as `FP_0004_2020_4` or `DP_0_9`, and a budget for claims such as `BB_10.50`. */
const given = (tokens: unknown, season: number, teamIdOf: TeamIdOf, fromTeamId: string, toTeamId: string): HostMove[] =>
  mflIds(tokens).flatMap((token): HostMove[] => {
    const pick = parseToken(token, season, teamIdOf);
    const budget = /^BB_([\d.]+)$/.exec(token)?.[1];
    const hands = { fromTeamId, toTeamId };
    if (pick)
      return [{ ...nothing, pick: { season: pick.season, round: pick.round, originalTeamId: pick.originalTeamId }, ...hands }];
    if (budget !== undefined) return [{ ...nothing, budget: Number(budget), ...hands }];
    return isPlayer(token) ? [{ ...nothing, playerId: token, ...hands }] : [];
  });

/** Reads what a row moved; null for one that moved nobody between teams and free agents, such as a claim or a place in reserve. */
function parseMoves(row: Fields, what: string, season: number, teamIdOf: TeamIdOf): Moved | null {
  const teamId = teamIdOf(required(mflText(row.franchise), `${what}: franchise`, 'an id'));
  const parts = (mflText(row.transaction) ?? '').split('|');
  const isByCommissioner = mflText(row.by_commish) === '1';
  const [added, dropped] = [mflIds(row.added ?? parts[0]), mflIds(row.dropped ?? parts[1])];
  switch (mflText(row.type)) {
    case 'TRADE': {
      const other = teamIdOf(required(mflText(row.franchise2), `${what}: franchise2`, 'an id'));
      const moves = [
        ...given(row.franchise1_gave_up, season, teamIdOf, teamId, other),
        ...given(row.franchise2_gave_up, season, teamIdOf, other, teamId),
      ];
      return { type: 'trade', bid: null, moves };
    }
    case 'FREE_AGENT':
      return { type: isByCommissioner ? 'commissioner' : 'free_agent', bid: null, moves: exchange(teamId, added, dropped) };
    case 'WAIVER':
      return { type: 'waiver', bid: null, moves: exchange(teamId, added, dropped) };
    case 'BBID_WAIVER':
      return { type: 'waiver', bid: mflNumber(parts[1]), moves: exchange(teamId, mflIds(parts[0]), mflIds(parts[2])) };
    case 'AUCTION_WON':
      return { type: 'auction', bid: mflNumber(parts[1]), moves: exchange(teamId, mflIds(parts[0]), []) };
    case 'LOAD_ROSTERS':
      return { type: 'commissioner', bid: null, moves: exchange(teamId, added, dropped) };
    default:
      return null;
  }
}

/** The host gives no id: a row is told by its time, type, teams and what they moved, in whatever order. */
function idOf(seconds: number, row: Fields, moves: HostMove[]): string {
  const ofMove = ({ playerId, pick, budget, fromTeamId, toTeamId }: HostMove) =>
    JSON.stringify([playerId, pick?.season, pick?.round, pick?.originalTeamId, budget, fromTeamId, toTeamId]);
  const text = JSON.stringify([mflText(row.type), mflText(row.transaction)?.split('|')[1], moves.map(ofMove).sort()]);
  return `${seconds}-${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;
}

/** Reads `transactions` of a season: what moved players, picks or budgets, each once. */
export function parseTransactions(text: string, what: string, season: number, teamIdOf: TeamIdOf): HostTransaction[] {
  const rows = mflList(readExport(text, 'transactions', what).transaction, 'transactions').flatMap((row, i) => {
    if (mflText(row.franchise) === null || mflText(row.franchise) === commissioner) return [];
    const field = `MyFantasyLeague transactions[${i}]`;
    const moved = parseMoves(row, field, season, teamIdOf);
    if (!moved?.moves.length) return [];
    const seconds = required(mflNumber(row.timestamp), `${field}: timestamp`, 'a number of seconds');
    const at = seconds * 1000;
    const time = { week: weekOf(season, at), at: new Date(at).toISOString() };
    return [{ externalId: idOf(seconds, row, moved.moves), ...moved, ...time }];
  });
  return [...new Map(rows.map((row) => [row.externalId, row])).values()];
}
