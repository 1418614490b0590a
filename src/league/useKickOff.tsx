import type { ReactNode } from 'react';
import { LocalTime } from '../components/LocalTime';
import { selectSettings } from '../entities/settingsSlice';
import { kickOffTime } from '../lib/dates';
import { useAppSelector } from '../store/hooks';

/** The first kick-off of a week, `Kick-off Thu 10 Sep 2026, 20:20`; null unless the NFL is in that week. The page loads the settings. */
export function useKickOff(leagueId: string, season: number, week: number | null): ReactNode {
  const kickOff = useAppSelector((state) => selectSettings(state, leagueId)?.kickOff);
  if (kickOff?.season !== season || kickOff.week !== week) return null;
  return (
    <>
      Kick-off <LocalTime value={kickOff.at} format={kickOffTime} />
    </>
  );
}
