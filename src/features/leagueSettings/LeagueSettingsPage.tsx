import { statusOnly, useGetLeagueQuery } from '../../api';
import { useGetLeagueSettingsQuery } from '../../api/generated/leagueSettings.gen';
import { Page } from '../../league/Page';
import { QuerySection } from '../../components/QuerySection';
import { leagueSettings } from '../../entities/generated/leagueSettingsTables.gen';
import { usePlatform } from '../../routing/usePlatform';
import { useRouteParams } from '../../routing/useRoute';
import { selectEmailAddress } from '../../session/authSlice';
import { useAppSelector } from '../../store/hooks';
import { RecordDifferences } from './RecordDifferences';
import { RefusedDrops } from './RefusedDrops';
import { RemoveLeague } from './RemoveLeague';
import { InvitePeople } from './InvitePeople';
import { KeeperRules } from './KeeperRules';
import { SettingsChanges } from './SettingsChanges';
import { SettingsForm } from './SettingsForm';
import { SyncProblem } from './SyncProblem';

/** Polling interval of an accepted drop that is being read, in ms. Server-sent events usually come sooner. */
const POLL_MS = 5_000;

function Settings({ leagueId }: { leagueId: string }) {
  const { key: platform } = usePlatform();
  const row = useAppSelector((state) => leagueSettings.selectRow(state, { leagueId }));
  const isReading = row?.drops.some(({ isQueued }) => isQueued) ?? false;
  const query = useGetLeagueSettingsQuery({ leagueId }, { ...statusOnly, pollingInterval: isReading ? POLL_MS : 0 });
  // The league's bar shows the name that this brings: the menus do not have the leagues of members only.
  useGetLeagueQuery({ platform, leagueId }, statusOnly);
  return (
    <QuerySection
      label="League settings"
      rows={row && [row]}
      query={query}
      forbidden="The settings are for the league's commissioner and for admins."
    >
      {([settings]) => (
        <>
          <SyncProblem league={settings!} />
          <RefusedDrops league={settings!} />
          <RecordDifferences league={settings!} />
          <SettingsForm key={settings!.key} settings={settings!} />
          <KeeperRules leagueId={leagueId} />
          <InvitePeople league={settings!} />
          <SettingsChanges changes={settings!.changes} />
          <RemoveLeague league={settings!} />
        </>
      )}
    </QuerySection>
  );
}

/** What a league's commissioner sets: its name, who reads it, its keepers with their rules, and owners; and its removal. */
export function LeagueSettingsPage() {
  const { leagueId } = useRouteParams<'leagueSettings'>();
  const isLoggedIn = useAppSelector(selectEmailAddress) !== null;
  return (
    <Page title="League settings" subtitle="What its commissioner decides here">
      {isLoggedIn ? <Settings leagueId={leagueId} /> : <p>Log in as the league&apos;s commissioner to see its settings.</p>}
    </Page>
  );
}
