/** The best and the worst of all seasons of a league. */
import type { components } from '../../src/api/generated/schema.gen';
import { sumOf } from './games';
import type { SeasonScores, SeasonStanding, WholeGame } from './matchups';
import { roundPoints } from './points';

type Found = Omit<components['schemas']['LeagueRecord'], 'kind' | 'place' | 'teamName' | 'opponent'> & { opponentId?: string };
export type RankedRecord = Found & Pick<components['schemas']['LeagueRecord'], 'kind' | 'place'>;

/** What a season has for records: its weeks that are over, and its standings once its regular season is. */
export interface RecordSeason {
  year: number;
  games: readonly WholeGame[];
  scores: SeasonScores;
  standings: readonly (SeasonStanding & { percentage: number; pointsFor: number })[];
}

/** How many of a kind are kept. */
const most = 3;

/** The first ones, and of equal ones the newest; equal ones share a place. */
function ranked(kind: RankedRecord['kind'], order: 'highest' | 'lowest', found: Found[]): RankedRecord[] {
  const sign = order === 'highest' ? -1 : 1;
  const sorted = [...found].sort(
    (a, b) =>
      sign * (a.value - b.value) || b.season - a.season || (b.week ?? 0) - (a.week ?? 0) || (a.teamId < b.teamId ? -1 : 1),
  );
  const placeOf = ({ value }: Found) => 1 + sorted.findIndex((each) => each.value === value);
  return sorted.slice(0, most).map((each) => ({ kind, place: placeOf(each), ...each }));
}

/** The longest runs of a result of each team, through the seasons in order. A team has several, each at its end. */
function streaks(seasons: readonly RecordSeason[], result: WholeGame['result']): Found[] {
  const open = new Map<string, Found>();
  const ended: Found[] = [];
  for (const { year: season, games } of seasons)
    for (const game of games) {
      const { teamId } = game;
      const [first, last] = [game.weeks[0]!.week, game.weeks.at(-1)!.week];
      const before = open.get(teamId);
      if (game.result === result)
        open.set(teamId, {
          ...{ teamId, season, week: last, value: 1 + (before?.value ?? 0) },
          since: before?.since ?? { season, week: first },
        });
      else if (before) {
        open.delete(teamId);
        ended.push(before);
      }
    }
  return [...ended, ...open.values()];
}

/** A league's records by kind and place. @param seasons in order */
export function recordsOf(seasons: readonly RecordSeason[]): RankedRecord[] {
  const played = seasons.flatMap(({ year: season, games }) =>
    games.flatMap(({ teamId, opponentId, weeks, result }) => {
      const { score, opponentScore } = sumOf(weeks);
      if (score === null || opponentScore === null) return [];
      return [{ of: { teamId, opponentId, season, week: weeks[0]!.week }, result, score, opponentScore }];
    }),
  );
  const byGame = (result: WholeGame['result'], valueOf: (game: (typeof played)[number]) => number) =>
    played.filter((game) => game.result === result).map((game): Found => ({ ...game.of, value: roundPoints(valueOf(game)) }));
  const byWeek = seasons.flatMap(({ year: season, scores }) =>
    // Without points a team has set no line-up.
    scores.flatMap(({ teamId, week, score }): Found[] => (score ? [{ teamId, season, week, value: score }] : [])),
  );
  const bySeason = (valueOf: (team: RecordSeason['standings'][number]) => number) =>
    seasons.flatMap(({ year: season, standings }) =>
      standings.map((team): Found => {
        const { teamId, wins, losses, draws } = team;
        return { teamId, season, value: valueOf(team), record: { wins, losses, draws } };
      }),
    );
  const margins = byGame('W', ({ score, opponentScore }) => score - opponentScore);
  const totals = bySeason(({ pointsFor }) => pointsFor).filter(({ value }) => value > 0);
  const percentages = bySeason(({ percentage }) => percentage).filter(({ record }) => record!.wins + record!.losses > 0);
  return [
    ...ranked('highestScore', 'highest', byWeek),
    ...ranked('lowestScore', 'lowest', byWeek),
    ...ranked(
      'mostLosing',
      'highest',
      byGame('L', ({ score }) => score),
    ),
    ...ranked(
      'fewestWinning',
      'lowest',
      byGame('W', ({ score }) => score),
    ),
    ...ranked(
      'highestGame',
      'highest',
      byGame('W', ({ score, opponentScore }) => score + opponentScore),
    ),
    ...ranked('biggestWin', 'highest', margins),
    ...ranked('closestWin', 'lowest', margins),
    ...ranked('winningStreak', 'highest', streaks(seasons, 'W')),
    ...ranked('losingStreak', 'highest', streaks(seasons, 'L')),
    ...ranked('mostPoints', 'highest', totals),
    ...ranked('fewestPoints', 'lowest', totals),
    ...ranked('bestRecord', 'highest', percentages),
    ...ranked('worstRecord', 'lowest', percentages),
  ];
}
