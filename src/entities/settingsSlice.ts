import { createSlice } from '@reduxjs/toolkit';
import { settingsApi } from '../api';

/** What is known of the leagues' settings, by league id: one league's flag never governs another league's page. */
export type SettingsState = { hasDrafted: Record<string, boolean>; season: Record<string, number> };

type SettingsRoot = { settings: SettingsState };

const settingsSlice = createSlice({
  name: 'settings',
  initialState: { hasDrafted: {}, season: {} } as SettingsState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addMatcher(settingsApi.endpoints.getSettings.matchFulfilled, (state, { payload, meta }) => {
      if (payload === null) return;
      const { leagueId } = meta.arg.originalArgs;
      state.hasDrafted[leagueId] = payload.hasDrafted;
      if (payload.season !== undefined) state.season[leagueId] = payload.season;
    });
  },
});

export const settingsReducer = settingsSlice.reducer;

/** Whether a league has drafted; undefined until its settings came. */
export const selectHasDrafted = ({ settings }: SettingsRoot, leagueId: string): boolean | undefined =>
  settings.hasDrafted[leagueId];
/** The season that a league plays or prepares; undefined until its settings came. */
export const selectSeason = ({ settings }: SettingsRoot, leagueId: string): number | undefined => settings.season[leagueId];
