import { readFileSync } from 'node:fs';

export const FIRST_SEASON = 2019;
export const LAST_SEASON = 2025;
/** The season that the seed's leagues prepare for. */
export const NEXT_SEASON = 2026;
/** The last week that a fantasy league plays. */
export const LAST_WEEK = 17;
const WEEKS_IN_DATA = 18;

export const POSITIONS = ['QB', 'RB', 'WR', 'TE', 'K', 'DEF'] as const;
export type Position = (typeof POSITIONS)[number];
export type Scoring = 'std' | 'half' | 'ppr';
export const SCORINGS: readonly Scoring[] = ['std', 'half', 'ppr'];

/** A player or defence of scripts/seed/data/players.csv; `height` is feet-inches, `forty` seconds. */
export type PlayerFacts = {
  id: string;
  name: string;
  position: Position;
  nflTeam: string | null;
  birthdate: string | null;
  draftYear: number | null;
  draftOverall: number | null;
  height: string | null;
  weightLbs: number | null;
  forty: number | null;
};

/** A player's week: standard points in hundredths, and receptions. */
export type WeekFacts = { standard: number; receptions: number };

/** A player's season; index 0 is week 1. No entry: did not play. */
export type SeasonFacts = readonly (WeekFacts | undefined)[];

export type SeedData = {
  players: ReadonlyMap<string, PlayerFacts>;
  /** By season, then by player. */
  points: ReadonlyMap<number, ReadonlyMap<string, SeasonFacts>>;
  /** By season, then by team code. */
  byes: ReadonlyMap<number, ReadonlyMap<string, number>>;
};

const HUNDREDTHS_A_RECEPTION = { std: 0, half: 50, ppr: 100 } as const;

/** A week's points in hundredths, under a league's scoring. */
export const hundredths = (week: WeekFacts, scoring: Scoring): number =>
  week.standard + week.receptions * HUNDREDTHS_A_RECEPTION[scoring];

function readRows(name: string): string[][] {
  const text = readFileSync(new URL(`./data/${name}`, import.meta.url), 'utf8');
  return text
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','));
}

const numberOrNull = (text: string | undefined): number | null => (text ? Number(text) : null);

function readPlayers(): Map<string, PlayerFacts> {
  const players = new Map<string, PlayerFacts>();
  for (const [id = '', name = '', position, nflTeam, birthdate, draftYear, draftOverall, height, weight, forty] of readRows(
    'players.csv',
  )) {
    players.set(id, {
      id,
      name,
      position: position as Position,
      nflTeam: nflTeam || null,
      birthdate: birthdate || null,
      draftYear: numberOrNull(draftYear),
      draftOverall: numberOrNull(draftOverall),
      height: height || null,
      weightLbs: numberOrNull(weight),
      forty: numberOrNull(forty),
    });
  }
  return players;
}

const noFacts = { birthdate: null, draftYear: null, draftOverall: null, height: null, weightLbs: null, forty: null };

function readWeek(cell: string): WeekFacts | undefined {
  if (!cell) return undefined;
  const [standard = '0', receptions = '0'] = cell.split('+');
  return { standard: Math.round(Number(standard) * 100), receptions: Number(receptions) };
}

/** Reads the committed player data. */
export function readSeedData(): SeedData {
  const players = readPlayers();
  const points = new Map<number, Map<string, SeasonFacts>>();
  for (const [id = '', season, ...cells] of readRows('weeklyPoints.csv')) {
    const ofSeason = points.get(Number(season)) ?? new Map<string, SeasonFacts>();
    ofSeason.set(
      id,
      Array.from({ length: WEEKS_IN_DATA }, (_, index) => readWeek(cells[index] ?? '')),
    );
    points.set(Number(season), ofSeason);
  }
  const scoring = points.get(LAST_SEASON) ?? new Map<string, SeasonFacts>();
  for (const [code = '', name = ''] of readRows('teams.csv')) {
    if (scoring.has(code)) players.set(code, { id: code, name, position: 'DEF', nflTeam: code, ...noFacts });
  }
  const byes = new Map<number, Map<string, number>>();
  for (const [season, team = '', week] of readRows('byeWeeks.csv')) {
    const ofSeason = byes.get(Number(season)) ?? new Map<string, number>();
    byes.set(Number(season), ofSeason.set(team, Number(week)));
  }
  return { players, points, byes };
}
