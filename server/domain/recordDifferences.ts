/** Differences between a host's records and the stored weeks, for people to see. */
import { groupBy } from './groupBy';
import { rulesOfSeason, type SeasonStanding } from './matchups';
import { toThousandths } from './points';
import { isPlayoffWeek } from './rounds';
import type { Rules } from './rules';
import type { Standing } from './standings';
import { type Figures, type PlayedWeeks, sumOfWeeks, type WeekFigures, weekFigures } from './weekFigures';

/**
 * What a team's record at the host has more than the weeks, negative where it has less; points to three decimals. `week` is the one that
 * alone explains it, null without one.
 */
export interface TeamDifference extends Figures {
  teamId: string;
  week: number | null;
}

/** The teams whose records differ from the sum of the weeks `first` to `last`, best first; none if they agree, or without weeks. */
export interface RecordDifferences {
  first: number;
  last: number;
  teams: TeamDifference[];
}

type TeamRecord = SeasonStanding & Pick<Standing, 'pointsFor' | 'pointsAgainst'>;
type Field = keyof Figures;

const results = ['wins', 'losses', 'draws'] as const satisfies Field[];
const points = ['pointsFor', 'pointsAgainst'] as const satisfies Field[];

const figuresOf = ({ wins, losses, draws, pointsFor, pointsAgainst }: TeamRecord): Figures => ({
  ...{ wins, losses, draws },
  ...{ pointsFor: toThousandths(pointsFor), pointsAgainst: toThousandths(pointsAgainst) },
});

/**
 * The figures that can be compared: those that the host gives, results in a league with games, and points against where no team plays
 * twice a week, for hosts count the opponents of such a week differently.
 */
function comparableFields(records: readonly TeamRecord[], weeks: readonly WeekFigures[]): Field[] {
  const isGiven = (field: Field) => records.some((record) => record[field] !== 0);
  const most = Math.max(...weeks.map(({ games }) => games));
  return [
    ...(most > 0 && results.some(isGiven) ? results : []),
    ...points.filter((field) => isGiven(field) && (field === 'pointsFor' || most === 1)),
  ];
}

/**
 * The week that alone explains a difference: the only one whose figures the host leaves out, or counts twice, or counts although the record
 * ends before it. Else, if the host has more points, the only one in which the team has none.
 */
function findWeek(more: Figures, own: readonly WeekFigures[], counted: readonly number[]): number | null {
  const differing = [...results, ...points].filter((field) => more[field] !== 0);
  if (!points.some((field) => more[field] !== 0)) return null;
  const isIn = ({ week }: WeekFigures) => counted.includes(week);
  const found = own.filter((week) => {
    const has = (sign: number) => differing.every((field) => more[field] === sign * week[field]);
    return has(1) || (isIn(week) && has(-1));
  });
  if (found.length) return found.length === 1 ? found[0]!.week : null;
  if (more.pointsFor <= 0) return null;
  const empty = counted.filter((week) => !own.some((each) => each.week === week && each.pointsFor !== 0));
  return empty.length === 1 ? empty[0]! : null;
}

/**
 * Compares a season's records at the host with its stored weeks. The records are of the regular season; some hosts include the play-offs,
 * or have no points of a team that does not play: the reading counts that leaves the fewest differences.
 */
export function recordDifferences(
  records: readonly TeamRecord[],
  played: PlayedWeeks,
  known: Rules | undefined,
): RecordDifferences {
  const rules = rulesOfSeason(known, played.games, records);
  const weeks = weekFigures(played, rules);
  const fields = comparableFields(records, weeks);
  const weeksOf = groupBy(weeks, ({ teamId }) => teamId);
  const isRegular = ({ week }: WeekFigures) => !isPlayoffWeek(rules, week);
  const hasGame = ({ games }: WeekFigures) => games > 0;
  const readings = [isRegular, (week: WeekFigures) => isRegular(week) && hasGame(week), () => true, hasGame];
  const compared = readings.flatMap((isCounted): RecordDifferences[] => {
    const counted = [...new Set(weeks.filter(isCounted).map(({ week }) => week))].sort((a, b) => a - b);
    if (!counted.length) return [];
    const teams = records.flatMap((record): TeamDifference[] => {
      const own = weeksOf.get(record.teamId) ?? [];
      const [host, ours] = [figuresOf(record), sumOfWeeks(own.filter(isCounted))];
      const more: Figures = { wins: 0, losses: 0, draws: 0, pointsFor: 0, pointsAgainst: 0 };
      for (const field of fields) more[field] = host[field] - ours[field];
      if (!fields.some((field) => more[field] !== 0)) return [];
      const { pointsFor, pointsAgainst } = more;
      const shown = { ...more, pointsFor: pointsFor / 1000, pointsAgainst: pointsAgainst / 1000 };
      return [{ teamId: record.teamId, ...shown, week: findWeek(more, own, counted) }];
    });
    return [{ first: counted[0]!, last: counted.at(-1)!, teams }];
  });
  const [best] = compared.toSorted((a, b) => a.teams.length - b.teams.length);
  return best ?? { first: 0, last: 0, teams: [] };
}
