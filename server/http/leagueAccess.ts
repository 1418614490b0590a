import type { FastifyRequest } from 'fastify';
import type { AccessTokens } from '../auth/accessTokens';
import { callerOf, findCaller } from '../auth/authenticate';
import { maySee } from '../auth/permissions';
import type { Database } from '../db';
import { selectMembersOnly } from '../db/queries/leagues/leagues';
import { retried } from '../db/retry';
import { NotFoundError } from '../domain/errors';

/** Hides members-only leagues: to anyone else they do not exist. */
export interface LeagueAccess {
  /** Whether only members may read a league. */
  isMembersOnly: (leagueId: string, on?: Database) => Promise<boolean>;
  /** Accepts only members of a members-only league. @throws NotFoundError for anyone else, as for an unknown league or team */
  requireMember: (request: FastifyRequest, leagueId: string) => Promise<void>;
  /** Accepts a request that names no league, or a league visible to its caller. @throws as `requireMember` does */
  requireVisible: (request: FastifyRequest) => Promise<void>;
}

/** The league that a validated request names, in its query or body. */
const namedLeague = ({ query, body }: FastifyRequest) =>
  (query as { leagueId?: string }).leagueId ?? (body as { leagueId?: string } | null | undefined)?.leagueId;

/** The name of an unknown league or team in the 404 of this request. */
function subjectOf(request: FastifyRequest, leagueId: string): string {
  const { teamId } = request.query as { teamId?: string };
  return namedLeague(request) === undefined && teamId !== undefined ? `Team ${teamId}` : `League ${leagueId}`;
}

export function makeLeagueAccess(db: Database, tokens: AccessTokens): LeagueAccess {
  const isMembersOnly: LeagueAccess['isMembersOnly'] = async (leagueId, on = db) =>
    (await selectMembersOnly(on, [leagueId])).has(leagueId);
  const requireMember: LeagueAccess['requireMember'] = async (request, leagueId) => {
    const account = callerOf(request) ?? (await findCaller(db, tokens, request));
    if (!maySee(account, { id: leagueId, visibility: 'members' })) throw new NotFoundError(subjectOf(request, leagueId));
  };
  const requireVisible: LeagueAccess['requireVisible'] = async (request) => {
    const leagueId = namedLeague(request);
    if (leagueId !== undefined && (await retried(() => isMembersOnly(leagueId)))) await requireMember(request, leagueId);
  };
  return { isMembersOnly, requireMember, requireVisible };
}
