import { createSlice } from '@reduxjs/toolkit';
import { settingsApi } from '../api';

/** League settings by league id. */
export type SettingsState = {
  hasDrafted: Record<string, boolean>;
  season: Record<string, number>;
  standingsSeason: Record<string, number>;
  seasons: Record<string, number[]>;
  nflRankSeason: Record<string, number | null>;
  adpSeason: Record<string, number | null>;
  updatedAt: Record<string, string | null>;
  nextUpdateAt: Record<string, string | null>;
};

export type SettingsRoot = { settings: SettingsState };

const initialState: SettingsState = {
  ...{ hasDrafted: {}, season: {}, standingsSeason: {}, seasons: {} },
  ...{ nflRankSeason: {}, adpSeason: {}, updatedAt: {}, nextUpdateAt: {} },
};

const settingsSlice = createSlice({
  name: 'settings',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addMatcher(settingsApi.endpoints.getSettings.matchFulfilled, (state, { payload, meta }) => {
      if (payload === null) return;
      const { leagueId } = meta.arg.originalArgs;
      for (const field of Object.keys(initialState) as (keyof SettingsState)[])
        if (payload[field] !== undefined) (state[field] as Record<string, unknown>)[leagueId] = payload[field];
    });
  },
});

export const settingsReducer = settingsSlice.reducer;

/** Whether a league has drafted; undefined until its settings are loaded. */
export const selectHasDrafted = ({ settings }: SettingsRoot, leagueId: string): boolean | undefined =>
  settings.hasDrafted[leagueId];
/** The season that a league plays or prepares for; undefined until its settings are loaded. */
export const selectSeason = ({ settings }: SettingsRoot, leagueId: string): number | undefined => settings.season[leagueId];
/** The seasons that a league has had, newest first; undefined until its settings are loaded. */
export const selectSeasons = ({ settings }: SettingsRoot, leagueId: string): number[] | undefined => settings.seasons[leagueId];

/** The season that a league's standings are of; undefined until its settings are loaded. */
export const selectStandingsSeason = ({ settings }: SettingsRoot, leagueId: string): number | undefined =>
  settings.standingsSeason[leagueId];
