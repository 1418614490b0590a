/** Statistics of several runs, and their format. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';

/** The value below which a share of the values lies; 0.5 is the median. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1))] ?? NaN;
}

export interface Spread {
  median: number;
  low: number;
  high: number;
}

/** Median, and the quarter of the values below and above. */
export const spread = (values: readonly number[]): Spread => ({
  median: quantile(values, 0.5),
  low: quantile(values, 0.25),
  high: quantile(values, 0.75),
});

/** `212 (198–240)` */
export const shown = ({ median, low, high }: Spread, digits = 0) =>
  `${median.toFixed(digits)} (${low.toFixed(digits)}–${high.toFixed(digits)})`;

/** Prints rows as a table in Markdown. */
export function printTable(head: string[], rows: string[][]) {
  const widths = head.map((name, index) => Math.max(name.length, ...rows.map((row) => row[index]?.length ?? 0)));
  const line = (cells: string[]) => `| ${cells.map((cell, index) => cell.padEnd(widths[index]!)).join(' | ')} |`;
  console.log([line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n'));
}

/** The machine of the measurement. */
export const machine = () =>
  `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'CPU'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`;

/** Writes a run's figures to `.cache/bench/<name>.json`. */
export function save(root: string, name: string, figures: object) {
  const directory = join(root, '.cache/bench');
  mkdirSync(directory, { recursive: true });
  const file = join(directory, `${name}.json`);
  writeFileSync(file, `${JSON.stringify({ machine: machine(), at: new Date().toISOString(), ...figures }, null, 1)}\n`);
  console.log(`\nWritten to ${file}`);
}
