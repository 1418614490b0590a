import { part, required, toFieldsList, toText } from '../fields';

/** A member of `/league/{id}/users`. */
export interface SleeperUser {
  userId: string;
  displayName: string | null;
  teamName: string | null;
  avatar: string | null;
}

/** Reads a league's members by user id. A team's own picture comes before its owner's. */
export function parseUsers(answer: unknown): Map<string, SleeperUser> {
  const users = toFieldsList(answer, 'Sleeper users').map((user, i) => {
    const metadata = part(user, 'metadata');
    const thumb = toText(user.avatar);
    return {
      userId: required(toText(user.user_id), `Sleeper users[${i}]: user_id`, 'an id'),
      displayName: toText(user.display_name),
      teamName: toText(metadata.team_name),
      avatar: toText(metadata.avatar) ?? (thumb && `https://sleepercdn.com/avatars/thumbs/${thumb}`),
    };
  });
  return new Map(users.map((user) => [user.userId, user]));
}
