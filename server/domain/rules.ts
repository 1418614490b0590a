/** The rules of a league, as data of the contract. */
import type { components } from '../../src/api/generated/schema.gen';
import { defenders } from './positions';

export type Rules = components['schemas']['Rules'];

/** Unknown rules. */
export const noRules: Rules = {
  format: null,
  pointsOnly: null,
  bestBall: null,
  medianGames: null,
  slots: [],
  starters: null,
  bench: null,
  reserve: null,
  taxi: null,
  taxiYears: null,
  taxiDeadline: null,
  scoring: [],
  playoffTeams: null,
  playoffStartWeek: null,
  oneWeekRounds: null,
  twoWeekRounds: null,
  lastWeek: null,
  tradeDeadline: null,
  waivers: null,
  waiverBudget: null,
  keepers: null,
  salaryCap: null,
  contractYears: null,
  victoryPoints: null,
  playerPool: null,
  playerCopies: null,
};

/** Whether anything is known. */
export const hasRules = (rules: Rules): boolean =>
  Object.values(rules).some((value) => (Array.isArray(value) ? value.length > 0 : value !== null));

/** Whether the teams of a league meet in games, unless its rules say otherwise. */
export const hasGames = ({ format, pointsOnly }: Rules): boolean => format !== 'guillotine' && !pointsOnly;

/** The rules of a season with a bracket of so many teams: it has play-offs, also if the host's settings do not say so. */
export const withBracket = (rules: Rules, teams: number): Rules =>
  teams === 0 || (rules.playoffTeams !== 0 && rules.playoffStartWeek !== 0)
    ? rules
    : { ...rules, playoffTeams: rules.playoffTeams || teams, playoffStartWeek: rules.playoffStartWeek || null };

const defenderCodes = new Set(Object.values(defenders).flat());
const formatNames: Record<NonNullable<Rules['format']>, string> = {
  redraft: 'Redraft',
  keeper: 'Keeper',
  dynasty: 'Dynasty',
  guillotine: 'Guillotine',
  other: 'Unknown format',
};

/** The points for an event in a league; 0 if no rule names it. */
export const pointsFor = ({ scoring }: Rules, name: Rules['scoring'][number]['for']) =>
  scoring.find((rule) => rule.for === name)?.points ?? 0;

/** Whether a second quarterback can start. */
const isSuperflex = ({ slots }: Rules) =>
  slots.some(({ positions, least, most }) => positions.includes('QB') && (positions.length > 1 || (most > 1 && most > least)));

/** The formats of a league, such as `Superflex`. */
export function formatsOf(rules: Rules): string[] {
  const quarterbacks = rules.slots.find(({ positions }) => positions.join() === 'QB')?.least ?? 0;
  // If running backs get different points, neither name fits.
  const reception = pointsFor(rules, 'runningBackReception') === 0 ? pointsFor(rules, 'reception') : 0;
  return [
    rules.format && formatNames[rules.format],
    rules.pointsOnly && 'Points only',
    isSuperflex(rules) && 'Superflex',
    quarterbacks > 1 && `${quarterbacks} quarterbacks`,
    reception === 1 && 'PPR',
    reception === 0.5 && 'Half PPR',
    pointsFor(rules, 'tightEndReception') > 0 && 'TE premium',
    rules.slots.some(({ positions }) => positions.some((position) => defenderCodes.has(position))) && 'IDP',
    rules.bestBall && 'Best ball',
    rules.medianGames && 'Median games',
  ].filter((format): format is string => typeof format === 'string' && format !== '');
}
