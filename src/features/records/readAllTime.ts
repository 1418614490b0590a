import { idPattern } from '../../routing/routeParams';

/** Whether a URL's query names the all-time standings, and the team whose head-to-head records it asks for. */
export function readAllTime(search: URLSearchParams): { isAllTime: boolean; teamId: string | undefined } {
  const teamId = search.get('team') ?? '';
  return { isAllTime: search.get('view') === 'alltime', teamId: idPattern.test(teamId) ? teamId : undefined };
}
