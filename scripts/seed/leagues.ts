import type { KeeperRules } from '../../server/domain/keeperDesk/history';
import * as names from './leagueNames';
import type { DivisionNames } from './leagueNames';
import type { Position, Scoring } from './readData';

/** A line-up slot; FLEX takes RB, WR or TE. */
export type LineupSlot = Position | 'FLEX';

/** How a league of the seed plays, and its state in the summer of 2026. */
export type LeaguePlan = {
  id: string;
  name: string;
  scoring: Scoring;
  lineup: readonly LineupSlot[];
  /** The number of roster players without reserve slots, which is also the number of draft rounds. */
  rosterSize: number;
  reservePlaces: number;
  taxiPlaces: number;
  draftType: 'snake' | 'linear';
  /** Players that each team keeps from one season to the next. */
  keepers: number;
  /** The league's own rules for keepers, from the next season on. */
  keeperRules?: KeeperRules;
  /** In a dynasty, drafts and keeper choices prefer young players. */
  isDynasty: boolean;
  hasDrafted: boolean;
  manualKeepersEnabled: boolean;
  lastStandingsRefresh: string | null;
  lastDraftOrderRefresh: string | null;
  divisions: readonly DivisionNames[];
};

const NINE: readonly LineupSlot[] = ['QB', 'RB', 'RB', 'WR', 'WR', 'TE', 'FLEX', 'K', 'DEF'];
const TEN: readonly LineupSlot[] = ['QB', 'RB', 'RB', 'WR', 'WR', 'WR', 'TE', 'FLEX', 'K', 'DEF'];
const ELEVEN: readonly LineupSlot[] = ['QB', 'RB', 'RB', 'WR', 'WR', 'WR', 'TE', 'FLEX', 'FLEX', 'K', 'DEF'];

const usual = {
  scoring: 'half',
  lineup: NINE,
  rosterSize: 15,
  reservePlaces: 2,
  taxiPlaces: 0,
  draftType: 'snake',
  keepers: 0,
  isDynasty: false,
  hasDrafted: true,
  manualKeepersEnabled: false,
  lastStandingsRefresh: '2026-08-20T06:15:00Z',
  lastDraftOrderRefresh: '2026-08-20T06:20:00Z',
} as const;

const usualRules: KeeperRules = {
  ...{ cost: 'draftRound', roundsPerYear: 1, earliestRound: 1, undraftedRound: 10, fixedRounds: [] },
  ...{ pricePerYear: 5, undraftedPrice: 1, sameRound: 'earlier', afterTrade: 'follow', afterClaim: 'restart' },
  ...{ keepers: null, positions: [], years: null, keepsFirstRounders: true, deadline: null, timeZone: 'America/New_York' },
};

/** The seven MyFantasyLeague leagues, with the names and ids of the specification. */
export const LEAGUES: readonly LeaguePlan[] = [
  {
    ...usual,
    id: '132',
    name: 'Global League',
    rosterSize: 16,
    draftType: 'linear',
    keepers: 3,
    hasDrafted: false,
    manualKeepersEnabled: true,
    divisions: names.globalLeague,
  },
  { ...usual, id: '348764', name: 'Col League', scoring: 'std', divisions: names.colLeague },
  {
    ...usual,
    id: '612374',
    name: 'Bangin Heads League',
    scoring: 'ppr',
    lineup: TEN,
    rosterSize: 17,
    draftType: 'linear',
    keepers: 2,
    hasDrafted: false,
    manualKeepersEnabled: true,
    lastStandingsRefresh: null,
    divisions: names.bangingHeads,
  },
  { ...usual, id: '8645669', name: 'Champions League', rosterSize: 14, reservePlaces: 1, divisions: names.championsLeague },
  {
    ...usual,
    id: '4800184',
    name: 'Universal',
    scoring: 'ppr',
    rosterSize: 16,
    draftType: 'linear',
    keepers: 4,
    keeperRules: usualRules,
    hasDrafted: false,
    lastDraftOrderRefresh: '2026-08-19T21:40:00Z',
    divisions: names.universal,
  },
  {
    ...usual,
    id: '6199037',
    name: 'Premier',
    rosterSize: 16,
    reservePlaces: 3,
    draftType: 'linear',
    keepers: 2,
    keeperRules: {
      ...usualRules,
      roundsPerYear: 2,
      earliestRound: 2,
      years: 3,
      keepsFirstRounders: false,
      afterTrade: 'restart',
    },
    lastDraftOrderRefresh: null,
    divisions: names.premier,
  },
  {
    ...usual,
    id: '2298387',
    name: 'Dynasty',
    scoring: 'ppr',
    lineup: ELEVEN,
    rosterSize: 28,
    reservePlaces: 3,
    taxiPlaces: 4,
    draftType: 'linear',
    keepers: 22,
    isDynasty: true,
    divisions: names.dynasty,
  },
];

export type SeedTeam = { id: string; name: string; formerName: string; ownerName: string; division: string };

/** Names changed in this season. */
export const RENAMED_IN = 2023;

/** The teams of a league; ids are the league's id and two digits, so no two leagues share one. */
export function teamsOf(plan: LeaguePlan): SeedTeam[] {
  const all = plan.divisions.flatMap(({ name: division, teams }) => teams.map((team) => ({ division, team })));
  return all.map(({ division, team: [name, ownerName, formerName = name] }, index) => ({
    id: `${plan.id}${String(index + 1).padStart(2, '0')}`,
    name,
    formerName,
    ownerName,
    division,
  }));
}
