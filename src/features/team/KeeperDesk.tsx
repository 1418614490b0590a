import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { QuerySection } from '../../components/QuerySection';
import { type KeeperDeskRow, keeperDesks, ownKeeperDesks } from '../../entities/generated/keeperDeskTables.gen';
import type { TeamPlayerRow } from '../../entities/tables';
import { DataTable } from '../../grid/DataTable';
import { hasPassed } from '../../league/hasPassed';
import { KeeperRules } from '../../league/KeeperRules';
import { useIsCommissioner } from '../../league/useIsCommissioner';
import { useLeagueName } from '../../league/useLeagueName';
import { csvName } from '../../lib/csv';
import { useOpenPlayer } from '../../routing/usePlayerSheet';
import { useRow } from '../../store/useRows';
import { CostReasons } from './CostReasons';
import { deskColumns, type DeskRow } from './deskColumns';
import { KeeperSets } from './KeeperSets';
import type { HiddenMarks } from './useHiddenMarks';
import type { RosterRow } from './useKeeperToggle';

type Props = {
  leagueId: string;
  teamId: string;
  /** Undefined until the settings are loaded. */
  hasDrafted: boolean | undefined;
  /** The team's players with their marks, those that are being saved among them; undefined after the draft. */
  roster: RosterRow[] | undefined;
  /** Whether the league marks keepers here, and the viewer may. */
  mayMark: boolean;
  hidden: HiddenMarks;
  onToggle: (player: TeamPlayerRow) => void;
};

/** The rules of a league's keepers, what each player of a team costs, its best keepers and the picks that the chosen ones leave. */
export function KeeperDesk({ leagueId, teamId, ...marks }: Props) {
  const arg = { leagueId, teamId };
  const isOwn = marks.hidden.until !== undefined && !marks.hidden.areUnseen;
  const ofAll = useRow(keeperDesks, isOwn ? skipToken : arg);
  const ofOwner = useRow(ownKeeperDesks, isOwn ? arg : skipToken);
  const { row, query } = isOwn ? ofOwner : ofAll;
  const isCommissioner = useIsCommissioner(leagueId);
  if (query.missing) return <p>The team has no keepers to choose.</p>;
  return (
    <QuerySection label="Keepers" rows={row && [row]} query={query} cards={{ count: 2 }}>
      {([desk]) => <Desk desk={desk!} {...marks} mayMark={marks.mayMark && (!hasPassed(desk!.deadline) || isCommissioner)} />}
    </QuerySection>
  );
}

function Desk({
  desk,
  hasDrafted,
  roster,
  mayMark,
  onToggle,
  hidden,
}: Omit<Props, 'leagueId' | 'teamId'> & { desk: KeeperDeskRow }) {
  const { season, teamName, players } = desk;
  const leagueName = useLeagueName();
  const openPlayer = useOpenPlayer();
  const rows = useMemo(() => {
    const marked = new Map(roster?.map((player) => [player.playerId, player]));
    return players.map((player): DeskRow => {
      const mark = marked.get(player.playerId);
      return { ...player, key: player.playerId, mark, isKeeper: mark?.isKeeper ?? player.isKeeper };
    });
  }, [players, roster]);
  const isShown = hasDrafted === false && !hidden.areUnseen;
  const columns = useMemo(
    () => deskColumns(players, isShown ? { enabled: mayMark, onToggle: ({ mark }) => mark && onToggle(mark) } : undefined),
    [players, isShown, mayMark, onToggle],
  );
  return (
    <div className="card-grid" style={{ '--card-width': '100%' }}>
      <KeeperRules rules={desk} hasDrafted={hasDrafted} />
      <DataTable
        rows={rows}
        loading={false}
        getRowId={keyOf}
        label="Keeper costs"
        columns={columns}
        csvName={csvName(season, 'KeeperCosts', teamName, leagueName)}
        emptyHint="Players appear after the next refresh of the rosters."
        onRowActivate={openPlayer}
      />
      {rows.length > 0 && <CostReasons rows={rows} />}
      {rows.length > 0 && <KeeperSets desk={desk} areUnseen={hidden.areUnseen} />}
    </div>
  );
}

const keyOf = ({ key }: DeskRow) => key;
