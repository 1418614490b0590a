import type { components } from '../src/api/generated/schema.gen';
import type { HeldPick } from './picks';
import type { League } from './queries/leagues';

type Trade = components['schemas']['PreDraftTradeCreate'];
type FieldError = components['schemas']['FieldError'];

/** What a trade is held against: the league, its teams' names by id, and the picks of the trade's year. */
export interface TradeGround {
  league: League;
  teamNames: Map<string, string>;
  picks: HeldPick[];
}

const earliest = '1990-01-01';

function checkDraft({ year }: Trade, { league, picks }: TradeGround): FieldError[] {
  if (year < league.season || (year === league.season && league.hasDrafted)) {
    return [{ field: 'year', message: `the draft of ${year} is over` }];
  }
  return picks.length ? [] : [{ field: 'year', message: `the draft of ${year} has no picks yet` }];
}

function checkTeams({ pickFromTeamId, pickToTeamId }: Trade, { teamNames }: TradeGround): FieldError[] {
  const unknown = Object.entries({ pickFromTeamId, pickToTeamId })
    .filter(([, id]) => !teamNames.has(id))
    .map(([field, id]) => ({ field, message: `team ${id} is not of this league` }));
  if (unknown.length || pickFromTeamId !== pickToTeamId) return unknown;
  return [{ field: 'pickToTeamId', message: 'must be another team than pickFromTeamId' }];
}

function checkPick(trade: Trade, side: 'From' | 'To', { teamNames, picks }: TradeGround): FieldError[] {
  const [round, number, giver] =
    side === 'From' ? [trade.roundFrom, trade.pickFrom, trade.pickFromTeamId] : [trade.roundTo, trade.pickTo, trade.pickToTeamId];
  const rounds = Math.max(...picks.map((pick) => pick.round));
  if (round > rounds) return [{ field: `round${side}`, message: `must be at most ${rounds}` }];
  const size = Math.max(...picks.map((pick) => pick.pick));
  const held = picks.find((pick) => pick.round === round && pick.pick === number);
  if (!held) return [{ field: `pick${side}`, message: `must be at most ${size}` }];
  if (held.holderId !== giver) {
    const holder = teamNames.get(held.holderId) ?? held.holderId;
    return [{ field: `pick${side}`, message: `round ${round}, pick ${number} belongs to ${holder}` }];
  }
  const { traded } = held;
  if (!traded || traded.date <= trade.date) return [];
  return [
    { field: 'date', message: `must not be before ${traded.date}, when round ${round}, pick ${number} last changed hands` },
  ];
}

/** The rules that a new trade breaks: an open draft, two teams of the league, and picks that their givers hold on that day. */
export function checkTrade(trade: Trade, ground: TradeGround): FieldError[] {
  const tooEarly = trade.date < earliest ? [{ field: 'date', message: `must not be before ${earliest}` }] : [];
  const first = [...checkDraft(trade, ground), ...checkTeams(trade, ground), ...tooEarly];
  return first.length ? first : [...checkPick(trade, 'From', ground), ...checkPick(trade, 'To', ground)];
}
