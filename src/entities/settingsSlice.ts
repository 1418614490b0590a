import { createSlice } from '@reduxjs/toolkit';
import { settingsApi } from '../api';
import type { Root } from './createTable';
import { settings, type SettingsRow } from './tables';

/** Whether a league has drafted, by league id. It outlives the cached settings: a link of the menu depends on it. */
type SettingsState = { hasDrafted: Record<string, boolean> };

const settingsSlice = createSlice({
  name: 'settings',
  initialState: (): SettingsState => ({ hasDrafted: {} }),
  reducers: {},
  extraReducers: (builder) => {
    builder.addMatcher(settingsApi.endpoints.getSettings.matchFulfilled, (state, { payload, meta }) => {
      if (payload !== null) state.hasDrafted[meta.arg.originalArgs.leagueId] = payload.hasDrafted;
    });
  },
});

export const settingsReducer = settingsSlice.reducer;

/** Whether a league has drafted; undefined until its settings are loaded. */
export const selectHasDrafted = (state: { settings: SettingsState }, leagueId: string): boolean | undefined =>
  state.settings.hasDrafted[leagueId];
/** The settings of a league; undefined until they are loaded. */
export const selectSettings = (root: Root, leagueId: string): SettingsRow | undefined => settings.selectRow(root, { leagueId });
