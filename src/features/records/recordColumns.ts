import type { LeagueRecordRow } from '../../entities/generated/gamesTables.gen';
import { link, number, text } from '../../grid/columnKinds';
import type { Column } from '../../grid/columnTypes';
import { recordText } from '../../league/records';
import { team } from '../../league/nameColumns';
import { ordinal, points } from '../../lib/numbers';

const names: Record<LeagueRecordRow['kind'], string> = {
  highestScore: 'Most points in a week',
  lowestScore: 'Fewest points in a week',
  mostLosing: 'Most points in a loss',
  fewestWinning: 'Fewest points in a win',
  highestGame: 'Most points of both teams',
  biggestWin: 'Biggest win',
  closestWin: 'Closest win',
  winningStreak: 'Wins in a row',
  losingStreak: 'Losses in a row',
  mostPoints: 'Most points in a season',
  fewestPoints: 'Fewest points in a season',
  bestRecord: 'Best season',
  worstRecord: 'Worst season',
};
const kinds = Object.keys(names);

/** Points, the games of a streak, or the record of a season. */
function valueText({ kind, value, record }: LeagueRecordRow): string {
  if (record && (kind === 'bestRecord' || kind === 'worstRecord')) return recordText(record);
  return kind === 'winningStreak' || kind === 'losingStreak' ? String(value) : points(value);
}

/** The week or the season; of a streak its first and last week. */
function whenText({ season, week, since }: LeagueRecordRow): string {
  if (week === undefined) return String(season);
  const last = `${season} week ${week}`;
  return since ? `${since.season} week ${since.week} – ${since.season === season ? `week ${week}` : last}` : last;
}

type MatchupPath = (season: number, week: number, teamId: string) => string;

export const recordColumns = (matchupPath: MatchupPath): Column<LeagueRecordRow>[] => [
  text('kind', 'Record', {
    ...{ width: 220, pinned: 'alone', narrow: 'title', filterBy: 'choice' },
    value: ({ kind }) => names[kind],
    sortBy: ({ kind }) => kinds.indexOf(kind),
  }),
  number('place', 'Place', { width: 84, narrow: 'chip', filterable: false, format: ordinal }),
  {
    ...text<LeagueRecordRow>('value', 'Mark', {
      ...{ width: 100, narrow: 'figure', filterable: false },
      value: valueText,
      sortBy: ({ value }) => value,
      description: 'Points, games in a row, or wins and losses',
    }),
    align: 'right',
  },
  team('teamName', 'Team', { flex: 1, width: 160, narrow: 'chip', filterBy: 'choice' }),
  team('opponent.teamName', 'Opponent', {
    ...{ flex: 1, width: 160, narrow: 'chip', filterBy: 'choice', missing: '' },
    idOf: ({ opponent }) => opponent?.teamId,
  }),
  link('season', 'When', {
    ...{ width: 208, narrow: 'chip', filterable: false },
    value: whenText,
    sortBy: ({ season, week = 0 }) => season * 100 + week,
    to: ({ season, week, since, teamId }) => (week === undefined || since ? undefined : matchupPath(season, week, teamId)),
  }),
];
