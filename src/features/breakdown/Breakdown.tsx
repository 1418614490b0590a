import { type ReactNode, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { QueryStatus } from '../../api';
import { Page } from '../../league/Page';
import type { TeamBreakdownRow } from '../../entities/tables';
import { useSettings } from '../../league/useSettings';
import { LeagueTable } from '../../league/LeagueTable';
import { HiddenKeepers } from '../../league/HiddenKeepers';
import { RankingNote } from '../../league/RankingNote';
import { useLeagueName } from '../../league/useLeagueName';
import { useChangeSearch } from '../../components/useChangeSearch';
import { ageColour } from '../../lib/ageColour';
import { withParam } from '../../lib/withParam';
import { breakdownColumns, breakdownSummary, type Average, type BreakdownKind } from './columns';

type Props = {
  kind: BreakdownKind;
  leagueId: string;
  rows: TeamBreakdownRow[] | undefined;
  query: QueryStatus & { refetch: () => unknown };
  /** The screen's name: the table's label, and the title until the league's name is loaded. */
  screen: string;
  subtitle: string;
  /** The tabs of the page's views. */
  tabs?: ReactNode;
  /** Another view, in place of the table. */
  other?: ReactNode;
};

/** The averages that the URL selects by `?average=age`; ADP by default. A sort stays if both have its column. */
function useAverage() {
  const [search] = useSearchParams();
  const changeSearch = useChangeSearch();
  const average: Average = search.get('average') === 'age' ? 'age' : 'adp';
  const choose = (next: Average) => changeSearch((before) => withParam(before, 'average', next === 'adp' ? undefined : next));
  return [average, choose] as const;
}

/** Counts and averages of every team's keepers or players, by position. */
export function Breakdown({ kind, leagueId, rows, query, screen, subtitle, tabs, other }: Props) {
  const leagueName = useLeagueName();
  const { season, keepersHiddenUntil } = useSettings(leagueId);
  const [average, setAverage] = useAverage();
  const columns = useMemo(() => breakdownColumns(kind, average, rows), [kind, average, rows]);
  const isShaded = kind === 'roster' && rows !== undefined && rows.length > 0;
  const hasNoKeeper = kind === 'keepers' && rows !== undefined && rows.length > 0 && rows.every(({ count }) => count === 0);
  return (
    <Page
      title={leagueName ?? screen}
      subtitle={subtitle}
      actions={!other && <AverageToggle average={average} onChange={setAverage} />}
    >
      {tabs}
      {kind === 'keepers' && <HiddenKeepers leagueId={leagueId} />}
      {other ?? (
        <>
          <LeagueTable
            rows={rows}
            query={query}
            label={screen}
            columns={columns}
            summary={breakdownSummary}
            csv={[season, screen, average === 'age' ? 'Age' : undefined]}
            emptyHint="Players appear after the next refresh of the rosters."
            sort={{ field: 'positionSortOrder', direction: 'asc' }}
          />
          {hasNoKeeper && keepersHiddenUntil === undefined && <p>No team has a keeper yet.</p>}
          {average === 'adp' && <RankingNote leagueId={leagueId} />}
          {isShaded && <ShadeLegend average={average} />}
          {isShaded && average === 'age' && <AgeLegend />}
        </>
      )}
    </Page>
  );
}

const averages: [Average, label: string][] = [
  ['adp', 'Adp'],
  ['age', 'Age'],
];

type ToggleProps = { average: Average; onChange: (average: Average) => void };

/** Toggles between average ADP and average age. */
const AverageToggle = ({ average, onChange }: ToggleProps) => (
  <div className="tabs" role="group" aria-label="Averages">
    {averages.map(([each, label]) => (
      <button key={each} type="button" aria-pressed={each === average} onClick={() => onChange(each)}>
        {label}
      </button>
    ))}
  </div>
);

const ends: Record<Average, [string, string]> = { adp: ['later picks', 'earlier picks'], age: ['older', 'younger'] };

/** The legend of the shades, which rank a cell within its column. */
function ShadeLegend({ average }: { average: Average }) {
  const [least, most] = ends[average];
  return (
    <p className="row muted">
      <span>By position:</span>
      <span>{least}</span>
      <span className="shade-scale" aria-hidden />
      <span>{most}</span>
    </p>
  );
}

/** One age of each colour. */
const ages = [23, 24, 25];

/** The legend of the average ages' colours. */
function AgeLegend() {
  return (
    <p className="row muted">
      <span>Avg Age:</span>
      {ages.map((age) => {
        const { colour, meaning } = ageColour(age)!;
        return (
          <span key={age} className={`table-pill table-pill-${colour}`}>
            {meaning}
          </span>
        );
      })}
    </p>
  );
}
