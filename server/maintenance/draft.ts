import { and, eq } from 'drizzle-orm';
import type { Database } from '../db';
import { type HostPickMove, movesOfDraft } from '../imports/draftMoves';
import type { HostDraftPick, HostPickTrade, Provider, Source } from '../imports/provider';
import { playerIdsOf } from '../queries/knownPlayers';
import { setLeague } from '../queries/leagues';
import { replaceHostMoves, selectPickMoves } from '../queries/pickTrades';
import { draftPick } from '../schema';
import { type Hosted, readSeasons } from './hosted';
import { type Count, nothing, type Outcome, type Store, total } from './outcome';
import { writeSet } from './writeSet';

/** Picks of a draft are traded up to this many seasons before it. */
const seasonsAhead = 3;

/** A season's draft as the host has it, with the trades of its picks, oldest first. */
export interface HostDraft {
  picks: HostDraftPick[];
  trades: HostPickTrade[];
}

/** Reads a draft. What a host tells without its day is the state of now, so of earlier seasons only dated trades count. */
export async function readDraft(provider: Provider, source: Source): Promise<HostDraft> {
  const picks = await provider.draft(source);
  const sources = (await provider.history(source)).slice(0, seasonsAhead + 1);
  const { seasons } = await readSeasons(sources, source, (each) => provider.pickTrades(each));
  const [own = [], ...earlier] = seasons;
  const dated = earlier.toReversed().flatMap((trades) => trades.filter(({ date }) => date !== null));
  return { picks, trades: [...dated, ...own].filter(({ season }) => season === source.season) };
}

/** Writes how the host says picks changed hands; a move that people entered already is not doubled. */
async function writeMoves(tx: Database, leagueId: string, season: number, moves: HostPickMove[]): Promise<Count> {
  const textOf = ({ round, pick, date, fromTeamId, toTeamId }: HostPickMove) =>
    JSON.stringify([round, pick, date, fromTeamId, toTeamId]);
  const handsOf = (move: HostPickMove) => textOf({ ...move, date: null });
  const stored = await selectPickMoves(tx, leagueId, season);
  const entered = new Set(stored.filter(({ source }) => source === 'manual').map(handsOf));
  const before = stored.filter(({ source }) => source === 'host').map(textOf);
  const after = moves.filter((move) => !entered.has(handsOf(move)));
  if (JSON.stringify(before) === JSON.stringify(after.map(textOf))) return { rows: 0, skipped: after.length };
  await replaceHostMoves(tx, leagueId, season, after);
  return { rows: after.length + before.filter((move) => !after.map(textOf).includes(move)).length, skipped: 0 };
}

/** Writes a season's draft; the picks of players whom we do not know stand without a player. */
export async function writeDraft(tx: Database, { league, provider, source }: Hosted, draft: HostDraft): Promise<Outcome> {
  const { season } = source;
  const ids = await playerIdsOf(tx, provider.name);
  const { slots, moves } = movesOfDraft(draft.picks, draft.trades);
  const unmatched = slots.flatMap(({ playerId }) =>
    playerId && !ids.has(playerId) ? [`${provider.name} player ${playerId}`] : [],
  );
  const rows = slots.map((slot) => ({
    ...{ leagueId: league.id, season, ...slot },
    playerId: slot.playerId === null ? null : (ids.get(slot.playerId) ?? null),
  }));
  const scope = and(eq(draftPick.leagueId, league.id), eq(draftPick.season, season));
  return total({ ...(await writeSet(tx, draftPick, scope, rows)), unmatched }, await writeMoves(tx, league.id, season, moves));
}

/** The order of the season's draft, what was picked, and through whose hands the picks went. */
export async function populateDraftOrder(hosted: Hosted): Promise<Store> {
  const draft = await readDraft(hosted.provider, hosted.source);
  return async (tx) => {
    if (!draft.picks.length) return nothing(`The host has no draft order for ${hosted.source.season} yet.`);
    const outcome = await writeDraft(tx, hosted, draft);
    await setLeague(tx, hosted.league.id, { lastDraftOrderRefresh: new Date().toISOString() });
    return outcome;
  };
}
