import type { TeamYearScoreRow, WeekRangeRow } from '../../entities/tables';
import { sortRows } from '../../grid/sorting';
import { points } from '../../lib/numbers';
import { ChartFigure } from '../../charts/ChartFigure';
import { TeamName } from '../../league/TeamName';

const ROW = 32;
const AROUND = 64;

type Props = { year: string; rows: readonly TeamYearScoreRow[]; ranges: readonly WeekRangeRow[] };

/** How each team's score varied from week to week, highest median first. The totals are in the page's table. */
export function YearChart({ year, rows, ranges }: Props) {
  const sorted = sortRows(ranges, ({ median }) => median, 'desc');
  const names = new Map(rows.map(({ teamId, teamName }) => [teamId, teamName]));
  const texts = sorted.map(
    ({ teamId, lowest, median, highest }) =>
      `${names.get(teamId)} ${points(lowest)} to ${points(highest)}, median ${points(median, 4)}`,
  );
  return (
    <ChartFigure
      title={`${year} Team Score from week to week`}
      summary={`Bars from each team’s lowest to its highest week: ${texts.join('; ')}.`}
      height={AROUND + sorted.length * ROW}
      controls={<span className="muted">Lowest to highest week; the shades meet at the median</span>}
      rowNames={sorted.map(({ teamId }) => (
        <li key={teamId} className="ellipsis">
          <TeamName id={teamId} name={names.get(teamId) ?? ''} />
        </li>
      ))}
    >
      {({ Ranges }) => <Ranges labels={sorted.map(({ teamId }) => names.get(teamId) ?? '')} ranges={sorted} />}
    </ChartFigure>
  );
}
