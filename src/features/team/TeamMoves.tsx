import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { transactions } from '../../entities/tables';
import { useSettings } from '../../league/useSettings';
import { csvName } from '../../lib/csv';
import { SeasonsLink, searchAllSeasons } from '../../league/SeasonsLink';
import { TransactionList } from '../../league/TransactionList';
import { useLeagueName } from '../../league/useLeagueName';
import { showsAllSeasons } from '../../routing/allSeasons';
import { readYear } from '../../routing/readSearch';
import { useRows } from '../../store/useRows';

type Props = { leagueId: string; teamId: string; teamName: string | undefined };

/** A team's transactions of a season, that of the standings or of `?year=`, or with `?seasons=all` of all. */
export function TeamMoves({ leagueId, teamId, teamName }: Props) {
  const [search] = useSearchParams();
  const isAll = showsAllSeasons(search);
  const { standingsSeason } = useSettings(leagueId);
  const year = readYear(search) ?? standingsSeason;
  const ofYear = year === undefined ? skipToken : { leagueId, year };
  const { rows: ofLeague, query } = useRows(transactions, isAll ? { leagueId } : ofYear);
  const rows = useMemo(
    () => ofLeague?.filter(({ moves }) => moves.some(({ from, to }) => from?.teamId === teamId || to?.teamId === teamId)),
    [ofLeague, teamId],
  );
  const leagueName = useLeagueName();
  return (
    <section>
      <header className="team-moves__header row spread">
        <h2>{isAll ? 'Moves of all seasons' : `${year ?? ''} moves`}</h2>
        <SeasonsLink label={isAll ? `Only ${year}` : 'All seasons'} className="button" />
      </header>
      <TransactionList
        rows={rows}
        query={query}
        filters={['type', 'position']}
        csvName={csvName(isAll ? undefined : year, 'Moves', teamName, leagueName)}
        emptyHint={`The team made no moves${isAll ? '' : ` in ${year}`}.`}
        searchHint={isAll ? undefined : searchAllSeasons}
      />
    </section>
  );
}
