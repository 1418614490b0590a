import { kinds, toNumber } from '../../domain/numberKinds';
import type { Report } from '../../domain/oddValues';
import { withoutProofCode } from '../../domain/proofCode';
import { part, reportTwice, required, requireNumber, toFields, toFieldsList, toText } from '../fields';

/** A member of `/league/{id}/users`; `teamNameOnHost` may have a code that the `teamName` leaves out. */
export interface SleeperUser {
  userId: string;
  displayName: string | null;
  teamName: string | null;
  teamNameOnHost: string | null;
  isCommissioner: boolean;
  avatar: string | null;
}

/** Reads a league's members by user id. A team's own picture comes before its owner's. */
export function parseUsers(response: unknown, report: Report): Map<string, SleeperUser> {
  const users = toFieldsList(response, 'Sleeper users').map((user, i) => {
    const metadata = part(user, 'metadata');
    const thumb = toText(user.avatar);
    const teamNameOnHost = toText(metadata.team_name);
    return {
      userId: required(toText(user.user_id), `Sleeper users[${i}]: user_id`, 'an id'),
      displayName: toText(user.display_name),
      teamName: teamNameOnHost && (withoutProofCode(teamNameOnHost, '') || null),
      teamNameOnHost,
      isCommissioner: user.is_owner === true,
      avatar: toText(metadata.avatar) ?? (thumb && `https://sleepercdn.com/avatars/thumbs/${thumb}`),
    };
  });
  const once = reportTwice(users, report, 'Sleeper users: user_id', ({ userId }) => userId);
  return new Map(once.map((user) => [user.userId, user]));
}

/** A league of a user's list; `teamCount` null where Sleeper leaves it out. */
export interface UsersLeague {
  externalId: string;
  name: string;
  season: number;
  teamCount: number | null;
}

/** Reads the id of `/user/{name}`. */
export const parseUserId = (response: unknown): string =>
  required(toText(toFields(response, 'Sleeper user').user_id), 'Sleeper user: user_id', 'an id');

/** Reads `/user/{id}/leagues/nfl/{season}`; null, which Sleeper sends for no leagues, is empty. */
export function parseUsersLeagues(response: unknown, report: Report): UsersLeague[] {
  const leagues = toFieldsList(response, 'Sleeper leagues').map((league, i) => ({
    externalId: required(toText(league.league_id), `Sleeper leagues[${i}]: league_id`, 'an id'),
    name: required(toText(league.name), `Sleeper leagues[${i}]: name`, 'text'),
    season: requireNumber(league.season, `Sleeper leagues[${i}]: season`, kinds.year),
    teamCount: toNumber(league.total_rosters, kinds.count),
  }));
  return reportTwice(leagues, report, 'Sleeper leagues: league_id', ({ externalId }) => externalId);
}
