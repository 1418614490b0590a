import type { SettingsRow } from '../entities/tables';
import { selectHasDrafted, selectSettings } from '../entities/settingsSlice';
import { useAppSelector } from '../store/hooks';

/** The settings of a league, without fields until they are loaded. The page's layout loads those of its league. */
export function useSettings(leagueId: string): Partial<SettingsRow> {
  const settings = useAppSelector((state) => selectSettings(state, leagueId));
  const hasDrafted = useAppSelector((state) => selectHasDrafted(state, leagueId));
  return { ...settings, hasDrafted };
}
