import { NOT_AVAILABLE } from '../lib/numbers';

/** Whether a number passes a filter. */
type NumberTest = (value: number) => boolean;

const COMPARISON = /^(<=|>=|<|>)\s*(-?\d+(?:\.\d+)?)$/;
const RANGE = /^(-?\d+(?:\.\d+)?)\s*[-–]\s*(-?\d+(?:\.\d+)?)$/;

const comparisons: Record<string, (limit: number) => NumberTest> = {
  '<': (limit) => (value) => value < limit,
  '<=': (limit) => (value) => value <= limit,
  '>': (limit) => (value) => value > limit,
  '>=': (limit) => (value) => value >= limit,
};

/** Parses `<25`, `<=3`, `>5`, `>=10` or the inclusive range `5-12`; undefined for any other text. */
export function parseNumberFilter(text: string): NumberTest | undefined {
  const [, sign = '', limit] = COMPARISON.exec(text.trim()) ?? [];
  if (limit !== undefined) return comparisons[sign]?.(Number(limit));
  const [, from, to] = RANGE.exec(text.trim()) ?? [];
  if (from === undefined || to === undefined) return undefined;
  const limits = [Number(from), Number(to)];
  return (value) => value >= Math.min(...limits) && value <= Math.max(...limits);
}

/** The validation message of a number column's filter; null for a number or its first digits, a comparison, a range or N/A. */
export function numberFilterProblem(text: string): string | null {
  const isPart = /^-?\d*\.?\d*$/.test(text.trim()) || NOT_AVAILABLE.toLowerCase().startsWith(text.trim().toLowerCase());
  return isPart || parseNumberFilter(text) ? null : `Type a number, <25, >=10, 5-12 or ${NOT_AVAILABLE}.`;
}
