import type { Schema } from '../../src/api/types';
import type { OperationId, ReplyOf } from '../../server/http/operations';
import type { PlatformKey } from '../../src/lib/config';
import type { Names } from './names';

/** An operation's parameters or body fields, by name. */
export type Params = Record<string, string | number | boolean | object>;

/** What a person sees of a response with one row, on the screen whose own call this is. */
export type Shown = {
  heading: (names: Names) => string;
  /** The name of the region that waits, where the screen has more than one. */
  region?: string;
  /** Headers of the table. */
  headers: string[] | ((platform: PlatformKey) => string[]);
  /** The cells of the row; on league history the texts of its card. */
  row: (names: Names) => string[];
  /** Whether a failed load says nothing in the console. */
  silent?: true;
};

/** One sample of a query. The tests of contract, cache tags, screens, odd responses and time zones read it. */
export type Sample<Reply = object> = {
  /** Parameters that the seeded server accepts. */
  params: Params;
  /** Parameters that name what nobody has. */
  unknown?: Params[];
  /** A small response, valid by the contract: with one row, or with none. */
  response: (names: Names, count: Count) => Reply;
  shown?: Shown;
};

/** The sample of an operation. */
export type SampleOf<Id extends OperationId> = Sample<ReplyOf<Id>>;

/** The one row of a sample, as often as it is asked for. */
export type Count = 0 | 1;
export const times = <Row>(count: Count, row: Row): Row[] => (count === 1 ? [row] : []);

/** A value, or what stands for a missing one. */
export const or = ({ known }: Names, value: string, missing = 'N/A') => (known ? value : missing);

/** A league that the seeded server has, and one that nobody has. */
export const league = { params: { leagueId: '132' }, unknown: [{ leagueId: '999' }] };

export const scores = {
  teamScoreTotal: 1754.5,
  benchScoreTotal: 400.25,
  resScoreTotal: 10,
  teamScoreIncBenchAndRes: 2164.75,
} satisfies Schema<'TeamScore'>;
export const scoreHeads = ['Team Score', 'Bench Score', 'Res Score', 'Total Score'];
export const scoreCells = ['1754.50', '400.25', '10.00', '2164.75'];

/** A team's game of week 7 against a second team of its name. */
export const teamGame = ({ team, known }: Names): Schema<'TeamGame'> => ({
  ...{ opponentId: '9', opponentName: `${team} B`, weeks: [7] },
  score: known ? 112.5 : null,
  opponentScore: known ? 99.25 : null,
  result: known ? 'W' : null,
  round: known ? 'Final' : null,
});

export const rankingInfo = ({ known }: Names): Schema<'FantasyProsInfo'> | null =>
  known ? { bye: 10, avg: 24.7, best: 12, worst: 41, stdDev: 7.3, age: 26.4 } : null;

export const standingsTeam = ({ teamId, team, known }: Names): Schema<'StandingsTeam'> => ({
  id: teamId,
  teamName: team,
  avatar: known ? '/avatars/1.svg' : null,
  division: known ? 'North' : null,
  position: 1,
  divisionPosition: 1,
  wins: 9,
  losses: 4,
  draws: 1,
  percentage: 0.679,
  pointsFor: 1754.5,
  pointsAgainst: 1600.25,
  victoryPoints: null,
});
