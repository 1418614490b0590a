import { CardSection } from '../../components/CardSection';
import { QuerySection } from '../../components/QuerySection';
import { StaticTable } from '../../components/StaticTable';
import { keeperChoices } from '../../entities/generated/keeperDeskTables.gen';
import { useSettings } from '../../league/useSettings';
import { KeeperRules } from '../../league/KeeperRules';
import { useRow } from '../../store/useRows';
import { choiceColumns, firstPickColumns } from './choiceColumns';
import { HostCheck } from './HostCheck';
import { NotChosen } from './NotChosen';

/** What each team of a league has chosen of its keepers, who has not chosen yet, and who is expected in the draft's first rounds. */
export function KeeperChoices({ leagueId }: { leagueId: string }) {
  const { row, query } = useRow(keeperChoices, { leagueId });
  const { hasDrafted } = useSettings(leagueId);
  return (
    <QuerySection
      label="Keeper choices"
      rows={row && (row.teams.length > 0 ? [row] : [])}
      query={query}
      emptyHint="Teams appear after the next refresh of the standings."
      cards={{ count: 2 }}
    >
      {([choices]) => {
        const { season, teams, firstPicks, isHidden = false } = choices!;
        return (
          <div className="card-grid" style={{ '--card-width': '100%' }}>
            <KeeperRules rules={choices!} hasDrafted={hasDrafted} />
            <CardSection title={isHidden ? `Expected keepers of ${season}` : `Keepers of ${season}`} flush>
              <StaticTable
                hasLinks
                label="Keeper choices"
                columns={choiceColumns(choices!)}
                rows={teams}
                rowKey={({ teamId }) => teamId}
              />
            </CardSection>
            {hasDrafted === false && <NotChosen choices={choices!} />}
            {choices!.isHostKnown && <HostCheck leagueId={leagueId} choices={choices!} />}
            <CardSection title="Expected first rounds" flush={firstPicks.length > 0}>
              {firstPicks.length > 0 ? (
                <StaticTable
                  hasLinks
                  label="Expected first rounds"
                  columns={firstPickColumns}
                  rows={firstPicks}
                  rowKey={({ pick }) => pick}
                />
              ) : (
                <p>The open picks appear once the draft has an order.</p>
              )}
            </CardSection>
          </div>
        );
      }}
    </QuerySection>
  );
}
