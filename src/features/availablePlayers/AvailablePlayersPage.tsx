import { useMemo } from 'react';
import { Page } from '../../league/Page';
import { orderNote } from '../../league/rankingText';
import { leagues } from '../../entities/leagues';
import { useSettings } from '../../league/useSettings';
import { availablePlayers } from '../../entities/tables';
import { LeagueTable } from '../../league/LeagueTable';
import { RankingNote } from '../../league/RankingNote';
import { useRouteParams } from '../../routing/useRoute';
import { useAppSelector } from '../../store/hooks';
import { useRows } from '../../store/useRows';
import { betterThan } from './betterThan';
import { columnsOf } from './columns';
import { RosteredPlayers } from './RosteredPlayers';
import { useOwnRoster } from './useOwnRoster';

const searched = ['name', 'position', 'nflTeam'];

/** The players on no roster of a league. */
export function AvailablePlayersPage() {
  const { leagueId } = useRouteParams<'availablePlayers'>();
  const { rows, query } = useRows(availablePlayers, { leagueId });
  const settings = useSettings(leagueId);
  const order = orderNote(settings);
  const unknown = useAppSelector((state) => leagues.selectRow(state, leagueId)?.unknownRostered) ?? 0;
  const { season } = settings;
  const roster = useOwnRoster(leagueId);
  const beaten = useMemo(() => rows && roster && betterThan(rows, roster, season), [rows, roster, season]);
  const columns = useMemo(() => columnsOf(rows, { season, beaten }), [rows, season, beaten]);

  return (
    <Page>
      {unknown > 0 && (
        <p>
          {unknown === 1 ? 'One rostered player is' : `${unknown} rostered players are`} unknown to Sideline: some of these may be
          taken.
        </p>
      )}
      <RankingNote leagueId={leagueId} />
      {order !== undefined && <p>{order}</p>}
      <LeagueTable
        key={leagueId}
        rows={rows}
        query={query}
        label="Available Players"
        columns={columns}
        sort={{ field: 'nflRank', direction: 'asc' }}
        // The specification wants no tool panel here.
        toolbar={false}
        pagination
        filters
        search={searched}
        searchHint={(typed) => <RosteredPlayers leagueId={leagueId} typed={typed} />}
        emptyHint="Players appear after the next import of the player files."
      />
    </Page>
  );
}
