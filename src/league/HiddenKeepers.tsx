import { useSettings } from './useSettings';

/** Until when a league's keepers are hidden, where they are. @param props `isOwn` on the page of a team whose marks the viewer sees */
export function HiddenKeepers({ leagueId, isOwn = false }: { leagueId: string; isOwn?: boolean }) {
  const { keepersHiddenUntil: until } = useSettings(leagueId);
  if (until === undefined) return null;
  return <p>{isOwn ? `Only you see these keepers until ${until}.` : `Keepers are hidden until ${until}.`}</p>;
}
