import { useMemo } from 'react';
import type { ScreenQuery } from '../../api';
import type { Schema } from '../../api/types';
import { useRememberedParam } from '../../components/useRememberedParam';
import { LeagueTable } from '../../league/LeagueTable';
import { usePlatform } from '../../routing/usePlatform';
import { useOpenPlayer } from '../../routing/usePlayerSheet';
import { type KeeperColumn, playerColumns, playerSummary } from './columns';
import { type Grouping, groupFunctionOf, groupings, haveSlots } from './grouping';
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
  const openPlayer = useOpenPlayer();
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

type ChoiceProps = {
  value: Grouping | undefined;
  /** Whether the players' places on the roster are known. */
  hasSlots: boolean;
  onChoose: (grouping: Grouping | undefined) => void;
};

/** The choice of what a team's players are grouped by. */
const GroupChoice = ({ value, hasSlots, onChoose }: ChoiceProps) => (
  <select
    className="input"
    aria-label="Group players"
    value={value ?? ''}
    onChange={(event) => onChoose(groupings.find((each) => each === event.target.value))}
  >
    <option value="">No groups</option>
    <option value="position">By position</option>
    {(hasSlots || value === 'slot') && <option value="slot">By slot</option>}
  </select>
);
