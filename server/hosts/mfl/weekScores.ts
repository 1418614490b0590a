import type { HostRosterEntry } from '../hostRows';
import type { HostAdapter, Source, WeekReading } from '../port';
import { withRequest } from '../errors';
import { type MflExports, nameOf, type Parse } from './exports';
import { mflRequest } from './resources';
import { MflRefusal } from './response';
import type { TeamIdOf } from './teams';
import {
  parseAllWeeklyResults,
  parsePlayerScores,
  parseWeeklyResults,
  reserveOf,
  toWeekScores,
  type WeekSide,
} from './weeklyResults';

interface Context {
  read: MflExports['read'];
  rostersOf: (source: Source, week: number) => Promise<HostRosterEntry[]>;
  teamIdOf: TeamIdOf;
}

const emptyError = (type: string, source: Source, week: number) =>
  withRequest(
    new MflRefusal(`MyFantasyLeague's ${nameOf(type, source, week)} is empty`, 'empty'),
    mflRequest(type, source, week),
  );

/** The scores of a week from `weeklyResults`; those of its reserve players from the week's `rosters` and `playerScores`. */
export function mflWeekScores({ read, rostersOf, teamIdOf }: Context): HostAdapter['weekScores'] {
  /** A week's results. One call reads several weeks, if the host's response has them. */
  async function resultsOf(source: Source, week: number, { isOneOfMany, mayBeToCome }: WeekReading): Promise<WeekSide[]> {
    const all = isOneOfMany
      ? await read(source, 'weeklyResults', { W: 'YTD' }, parseAllWeeklyResults).catch((error: unknown) => {
          if (error instanceof MflRefusal) return undefined;
          throw error;
        })
      : undefined;
    const isToCome = mayBeToCome && all?.size && week > Math.max(...all.keys());
    if (isToCome) return [];
    const parse: Parse<WeekSide[]> = (text, what, report) => parseWeeklyResults(text, what, week, report);
    return all?.get(week) ?? (await read(source, 'weeklyResults', { W: String(week) }, parse));
  }

  return async (source, week, reading = {}) => {
    const sides = await resultsOf(source, week, reading);
    if (reading.withoutReserve) return toWeekScores(week, sides, [], new Map(), teamIdOf);
    const hasPlayers = sides.some(({ players }) => players.length > 0);
    const rosters = sides.length ? await rostersOf(source, week) : [];
    if (hasPlayers && !rosters.length) throw emptyError('rosters', source, week);
    const hasReserve = sides.some((side) => reserveOf(side, rosters, teamIdOf).length > 0);
    const scores = hasReserve ? await read(source, 'playerScores', { W: String(week) }, parsePlayerScores) : new Map();
    if (hasReserve && !scores.size) throw emptyError('playerScores', source, week);
    return toWeekScores(week, sides, rosters, scores, teamIdOf);
  };
}

/** The points of all players in a week from `playerScores`. What is odd in it is reported where a week needs it. */
export function mflPlayerScores({ read }: Pick<Context, 'read'>): NonNullable<HostAdapter['playerScores']> {
  const parse: Parse<Map<string, number | null>> = (text, what) => parsePlayerScores(text, what, () => undefined);
  return async (source, week) => {
    const scores = await read(source, 'playerScores', { W: String(week) }, parse);
    const played = [...scores].flatMap(([id, score]): [string, number][] => (score === null ? [] : [[id, score]]));
    return played.length ? new Map(played) : null;
  };
}
