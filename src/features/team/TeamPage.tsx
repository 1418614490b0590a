import { lazy, Suspense, useMemo, useState } from 'react';
import { statusOnly, useGetSettingsQuery } from '../../api';
import { ProfileCard } from '../../components/ProfileCard';
import { teamKey } from '../../entities/keys';
import { players, type PlayerRow } from '../../entities/players';
import { selectHasDrafted } from '../../entities/settingsSlice';
import { teams } from '../../entities/teams';
import { fromQuery } from '../../grid/fromQuery';
import { LazyTable } from '../../grid/LazyTable';
import { loadCode } from '../../lib/loadCode';
import { useProvider } from '../../providers/useProvider';
import { useRouteParams } from '../../routing/useRoute';
import { useAppSelector } from '../../store/hooks';
import { playerColumns, playerFooter } from './columns';
import { KeeperNotices } from './KeeperNotices';
import { useKeeperToggle } from './useKeeperToggle';

const PlayerModal = lazy(() => loadCode(() => import('./PlayerModal').then((m) => ({ default: m.PlayerModal }))));

/** A team's page; another team starts it over, so that no modal or notice outlives its team. */
export function TeamPage() {
  const { leagueId, teamId } = useRouteParams<'team'>();
  return <Team key={`${leagueId}/${teamId}`} leagueId={leagueId} teamId={teamId} />;
}

/** A team: its profile, and its players with their keeper marks. */
function Team({ leagueId, teamId }: { leagueId: string; teamId: string }) {
  const provider = useProvider();
  const roster = provider.useRoster(leagueId, teamId);
  const profile = provider.useProfile(leagueId, teamId);
  const settings = useGetSettingsQuery({ leagueId }, statusOnly);

  const key = teamKey(provider.key, leagueId, teamId);
  const team = useAppSelector((state) => teams.selectRow(state, key));
  const rows = useAppSelector((state) => players.selectRows(state, key));
  const hasDrafted = useAppSelector((state) => selectHasDrafted(state, leagueId));

  const keepers = useKeeperToggle(leagueId, teamId);
  const { toggle } = keepers;
  const [open, setOpen] = useState<PlayerRow | null>(null);
  const keepersShown = hasDrafted === false;
  const enabled = team?.manualKeepersEnabled === true;
  const columns = useMemo(
    () => playerColumns(provider.words, { shown: keepersShown, enabled, onToggle: toggle }),
    [provider.words, keepersShown, enabled, toggle],
  );
  // Whether there is a Keeper column is known with the settings; until then the rows wait, so that it never flickers in or out.
  const shown = hasDrafted !== undefined || !settings.loading ? rows : undefined;

  return (
    <div className="page">
      <ProfileCard profile={team} query={profile} />
      <LazyTable
        {...fromQuery(shown, { ...roster, loading: roster.loading || settings.loading })}
        label="Players"
        columns={columns}
        footer={playerFooter}
        emptyHint="Players come with the next refresh of the rosters."
        sort={{ field: 'position', direction: 'asc' }}
        onRowOpen={setOpen}
      />
      <KeeperNotices keepers={keepers} players={rows} />
      {open && (
        <Suspense fallback={null}>
          <PlayerModal player={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </div>
  );
}
