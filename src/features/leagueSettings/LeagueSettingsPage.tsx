import { statusOnly } from '../../api';
import { useGetLeagueSettingsQuery } from '../../api/leagueSettings';
import { Page } from '../../components/Page';
import { QuerySection } from '../../components/QuerySection';
import { leagueKey } from '../../entities/keys';
import { leagueSettings } from '../../entities/leagueSettings';
import { usePlatformQuery } from '../../league/usePlatformQuery';
import { useRouteParams } from '../../routing/useRoute';
import { selectEmailAddress } from '../../session/authSlice';
import { useAppSelector } from '../../store/hooks';
import { RefusedDrops } from './RefusedDrops';
import { RemoveLeague } from './RemoveLeague';
import { InvitePeople } from './InvitePeople';
import { SettingsChanges } from './SettingsChanges';
import { SettingsForm } from './SettingsForm';
import { SyncProblem } from './SyncProblem';

/** Polling interval of an accepted drop that is being read, in ms. Server-sent events usually come sooner. */
const POLL_MS = 5_000;

function Settings({ leagueId }: { leagueId: string }) {
  const row = useAppSelector((state) => leagueSettings.selectRow(state, leagueKey('any', leagueId)));
  const isReading = row?.drops.some(({ isQueued }) => isQueued) ?? false;
  const query = useGetLeagueSettingsQuery({ leagueId }, { ...statusOnly, pollingInterval: isReading ? POLL_MS : 0 });
  // The league's bar shows the name that this brings: the menus do not have the leagues of members only.
  usePlatformQuery('standings', { leagueId });
  if (query.forbidden) return <p>The settings are for the league&apos;s commissioner and for admins.</p>;
  return (
    <QuerySection
      label="League settings"
      rows={row && [row]}
      query={query}
      emptyHint="A league's settings appear here once the league exists."
    >
      {([settings]) => (
        <>
          <SyncProblem league={settings!} />
          <RefusedDrops league={settings!} />
          <SettingsForm key={settings!.key} settings={settings!} />
          <InvitePeople league={settings!} />
          <SettingsChanges changes={settings!.changes} />
          <RemoveLeague league={settings!} />
        </>
      )}
    </QuerySection>
  );
}

/** What a league's commissioner sets: its name, who reads it, its keepers and owners; and its removal. */
export function LeagueSettingsPage() {
  const { leagueId } = useRouteParams<'leagueSettings'>();
  const isLoggedIn = useAppSelector(selectEmailAddress) !== null;
  return (
    <Page title="League settings" subtitle="What its commissioner decides here">
      {isLoggedIn ? <Settings leagueId={leagueId} /> : <p>Log in as the league&apos;s commissioner to see its settings.</p>}
    </Page>
  );
}
