import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import type { ScreenQuery } from '../../api';
import type { Schema } from '../../api/types';
import { useRememberedParam } from '../../components/useRememberedParam';
import { LeagueTable } from '../../league/LeagueTable';
import { usePlatform } from '../../routing/usePlatform';
import { usePlayerLink } from '../../routing/usePlayerSheet';
import { type KeeperColumn, playerColumns, playerSummary } from './columns';
import { GroupChoice } from './GroupChoice';
import { groupFunctionOf, groupings, haveSlots } from './grouping';
import type { RosterRow } from './useKeeperToggle';

type Props = {
  rows: RosterRow[] | undefined;
  query: ScreenQuery;
  team: Partial<Schema<'TeamProfile'>> | undefined;
  season: number | undefined;
  keeperColumn: KeeperColumn;
};

/** A team's players, with keeper checkboxes before the draft. */
export function Roster({ rows, query, team, season, keeperColumn: { shown, enabled, onToggle } }: Props) {
  const { words } = usePlatform();
  const navigate = useNavigate();
  const linkTo = usePlayerLink();
  const openPlayer = ({ playerId }: RosterRow) => {
    const { to, ...options } = linkTo(playerId);
    void navigate(to, options);
  };
  const columns = useMemo(() => playerColumns(words, { shown, enabled, onToggle }), [words, shown, enabled, onToggle]);
  const { value: grouping, choose } = useRememberedParam('group', 'team.group', groupings);
  return (
    <LeagueTable
      rows={rows}
      query={query}
      label="Players"
      columns={columns}
      summary={playerSummary}
      csv={[season, 'Roster', team?.teamName]}
      emptyHint={team?.lastSeason === undefined ? 'Players appear after the next refresh of the rosters.' : undefined}
      sort={{ field: 'position', direction: 'asc' }}
      groupOf={groupFunctionOf(grouping)}
      tools={<GroupChoice value={grouping} hasSlots={haveSlots(rows)} onChoose={choose} />}
      onRowActivate={openPlayer}
    />
  );
}
