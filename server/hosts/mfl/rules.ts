import { noRules, type Rules } from '../../domain/rules';
import { kinds, type NumberKind } from '../../domain/numberKinds';
import type { Report } from '../../domain/oddValues';
import { type Fields, orReport, part, reportTwice, toFlag, withoutCopies } from '../fields';
import { mflList, mflNumber, mflText, readExport } from './response';

const formats: Record<string, Rules['format']> = { dynasty: 'dynasty', keeper: 'keeper', none: 'redraft' };
const waivers: Record<string, Rules['waivers']> = {
  BBID: 'budget',
  BBID_FCFS: 'budget',
  WAIVERS: 'standings',
  WAIVERS_FCFS: 'standings',
  FCFS: 'firstCome',
  NONE: 'none',
};
/** From these values on, a roster size or a budget is effectively unlimited. */
const noLimit = 50;
const noBudgetLimit = 1_000_000_000;

/** A slot such as `RB` or `RB+WR+TE` with the limit `2` or `2-3`; a slot without a position is left out. */
function toSlot({ name, limit }: Fields): Rules['slots'] {
  const text = mflText(name);
  const [, from, to = from] = /^(\d{1,3})(?:-(\d{1,3}))?$/.exec(mflText(limit) ?? '') ?? [];
  const [least, most] = [Number(from), Number(to)];
  if (text === null || !most) return [];
  const positions = text.split('+').map((position) => (position === 'PK' ? 'K' : position === 'Def' ? 'DEF' : position));
  return [{ name: positions.join('/'), positions, least, most }];
}

/** The scored events by the host's codes, for the position with the most of them. */
const scored: [name: Rules['scoring'][number]['for'], event: string, position: string][] = [
  ['passingYard', 'PY', 'QB'],
  ['passingTouchdown', '#P', 'QB'],
  ['interception', 'IN', 'QB'],
  ['rushingYard', 'RY', 'RB'],
  ['rushingTouchdown', '#R', 'RB'],
  ['receivingYard', 'CY', 'WR'],
  ['receivingTouchdown', '#C', 'WR'],
  ['lostFumble', 'FL', 'RB'],
];

interface EventRule {
  positions: string[];
  event: string | null;
  least: number;
  each: number;
}

/** The points per unit from `*0.5` or `1/25`; undefined for one-time points, such as a bonus. */
function pointsForEach(points: string): number | undefined {
  const times = /^\*(-?\d*\.?\d+)$/.exec(points)?.[1];
  if (times !== undefined) return Number(times);
  const [, some, per] = /^(-?\d*\.?\d+)\/(\d*\.?\d+)$/.exec(points) ?? [];
  return some === undefined || !Number(per) ? undefined : Number(some) / Number(per);
}

/** A rule of some positions counts within a range, such as `1-999` or `-50-999`. */
const parseEventRules = (text: string, what: string): EventRule[] =>
  withoutCopies(mflList(readExport(text, 'rules', what).positionRules, 'rules')).flatMap(({ positions, rule }) =>
    withoutCopies(mflList(rule, 'rules rule')).flatMap(({ event, points, range }) => {
      const each = pointsForEach(mflText(points) ?? '');
      const least = Number(/^(-?\d+)/.exec(mflText(range) ?? '')?.[1] ?? NaN);
      return each === undefined || Number.isNaN(least)
        ? []
        : [{ positions: (mflText(positions) ?? '').split('|'), event: mflText(event), least, each }];
    }),
  );

/** The points of a position for one event under all its rules; null if they depend on the number of events. */
function pointsOf(rules: EventRule[], event: string, position: string): number | null {
  const own = rules.filter((rule) => rule.event === event && rule.positions.includes(position));
  return own.some(({ least }) => least > 1) ? null : own.reduce((sum, { each }) => sum + each, 0);
}

const rounded = (points: number) => Math.round(points * 10_000) / 10_000;

/** Reads the scoring from `rules`. Other differences by position or amount are left out. */
export function parseScoring(text: string, what: string): Rules['scoring'] {
  const rules = parseEventRules(text, what);
  const [reception, tightEnd, runningBack] = ['WR', 'TE', 'RB'].map((position) => pointsOf(rules, 'CC', position));
  const more = (points: number | null | undefined) => (points == null || reception == null ? null : points - reception);
  const all: [Rules['scoring'][number]['for'], number | null | undefined][] = [
    ['reception', reception],
    ['tightEndReception', more(tightEnd)],
    ['runningBackReception', more(runningBack)],
    ...scored.map(([name, event, position]): [typeof name, number | null] => [name, pointsOf(rules, event, position)]),
  ];
  return all.flatMap(([name, points]) => (points ? [{ for: name, points: rounded(points) }] : []));
}

const pools: Record<string, Rules['playerPool']> = { LEAGUE: 'league', CONFERENCE: 'conference', DIVISION: 'division' };

/** A number of the league; null when it is absent, or invalid, which is reported. */
type NumberOf = (name: string, kind?: NumberKind) => number | null;

/** Whether victory points order the standings. */
export const hasVictoryPoints = (league: Fields): boolean =>
  (mflText(league.standingsSort) ?? '').split(',').includes('VICTORY_POINTS');

/** Victory points, if they order the standings. */
function victoryPointsOf(league: Fields, numberOf: NumberOf): Rules['victoryPoints'] {
  const names = ['victoryPointsWin', 'victoryPointsTie', 'victoryPointsLoss'];
  const [win, tie, loss] = names.map((name) => numberOf(name, kinds.weekPoints));
  if (!hasVictoryPoints(league) || win == null || tie == null || loss == null) return null;
  const byScore = (mflText(league.victoryPointsBuckets) ?? '').split(/\s+/).filter(Boolean).map(Number);
  return { win, tie, loss, byScore: byScore.filter(Number.isFinite) };
}

function salaryCapOf(numberOf: NumberOf): number | null {
  const usesSalaries = toFlag(numberOf('usesSalaries'));
  return usesSalaries === false ? 0 : usesSalaries === null ? null : numberOf('salaryCapAmount', kinds.money);
}

/**
 * The rules of the `league` export. Another export has the scoring: see {@link parseScoring}. Invalid numbers are reported and become null.
 */
export function parseRules(league: Fields, report: Report): Rules {
  const numberOf: NumberOf = (name, kind = kinds.count) => orReport(report, () => mflNumber(league[name], name, kind));
  const starters = part(league, 'starters');
  const count = orReport(report, () => mflNumber(starters.count, 'starters: count', kinds.count));
  const rows = withoutCopies(mflList(starters.position, 'starters'));
  const positions = reportTwice(rows, report, 'starters: position', ({ name }) => mflText(name));
  const rosterSize = numberOf('rosterSize');
  const lastRegular = numberOf('lastRegularSeasonWeek');
  const lastWeek = numberOf('endWeek', kinds.week);
  const waiver = waivers[mflText(league.currentWaiverType) ?? ''] ?? null;
  const budget = numberOf('bbidSeasonLimit', kinds.money);
  const bestLineup = mflText(league.bestLineup);
  const format = formats[mflText(league.keeperType) ?? ''] ?? null;
  return {
    ...noRules,
    format,
    pointsOnly: mflText(league.h2h) === 'NO' ? true : null,
    bestBall: bestLineup === null ? null : bestLineup.toLowerCase() === 'yes',
    slots: positions.flatMap(toSlot),
    starters: count,
    bench: count === null || rosterSize === null || rosterSize >= noLimit ? null : Math.max(0, rosterSize - count),
    reserve: numberOf('injuredReserve'),
    taxi: numberOf('taxiSquad'),
    playoffStartWeek: lastRegular === null || lastWeek === null ? null : lastRegular < lastWeek ? lastRegular + 1 : 0,
    lastWeek,
    waivers: waiver,
    waiverBudget: waiver === 'budget' && budget !== null && budget < noBudgetLimit ? budget : null,
    keepers: format === 'keeper' ? numberOf('maxKeepers') : null,
    salaryCap: salaryCapOf(numberOf),
    contractYears: toFlag(numberOf('usesContractYear')),
    victoryPoints: victoryPointsOf(league, numberOf),
    playerPool: pools[mflText(league.playerLimitUnit) ?? ''] ?? null,
    playerCopies: numberOf('rostersPerPlayer') || null,
  };
}
