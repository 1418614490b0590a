import type { ReactNode } from 'react';
import { LocalTime } from '../components/LocalTime';
import { kickOffTime } from '../lib/dates';
import { useSettings } from './useSettings';

/** The first kick-off of a week, `Kick-off Thu 10 Sep 2026, 20:20`; null unless the NFL is in that week. */
export function useKickOff(leagueId: string, season: number, week: number | null): ReactNode {
  const { kickOff } = useSettings(leagueId);
  if (kickOff?.season !== season || kickOff.week !== week) return null;
  return (
    <>
      Kick-off <LocalTime value={kickOff.at} format={kickOffTime} />
    </>
  );
}
