import { polling, statusOnly, useGetLeagueQuery } from '../../api';
import { useGetLeagueSettingsQuery } from '../../api/generated/leagueSettings.gen';
import { CardSection } from '../../components/CardSection';
import { ErrorAlert } from '../../components/ErrorAlert';
import { Page } from '../../league/Page';
import { QuerySection } from '../../components/QuerySection';
import { leagueSettings, type LeagueSettingsRow } from '../../entities/generated/leagueSettingsTables.gen';
import { refreshStamp } from '../../lib/dates';
import { usePlatform } from '../../routing/usePlatform';
import { useRouteParams } from '../../routing/useRoute';
import { selectEmailAddress } from '../../session/authSlice';
import { useAppSelector } from '../../store/hooks';
import { RefusedDrops } from './RefusedDrops';
import { RemoveLeague } from './RemoveLeague';
import { InvitePeople } from './InvitePeople';
import { KeeperRules } from './KeeperRules';
import { SettingsForm } from './SettingsForm';

/** Why the league cannot be read from its host. */
const SyncProblem = ({ since, reason }: NonNullable<LeagueSettingsRow['syncProblem']>) => (
  <ErrorAlert text={`Could not be read ${since === null ? 'yet' : `since ${refreshStamp(since)}`}: ${reason}`} />
);

/** What the records at the host have more or fewer than the stored weeks. */
const RecordDifferences = ({ lines }: { lines: string[] }) => (
  <CardSection title="Records that differ">
    <p>
      The standings show the host&apos;s records. These are not the sum of its weeks, as after a commissioner&apos;s adjustment.
    </p>
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}.</li>
      ))}
    </ul>
  </CardSection>
);

/** Who changed the league's settings, when, and from what to what. */
const SettingsChanges = ({ changes }: Pick<LeagueSettingsRow, 'changes'>) => (
  <CardSection title="Changes" flush>
    <ul className="card__body">
      {changes.map(({ at, by, what }) => (
        <li key={`${at} ${what}`}>
          {what} (changed by {by ?? 'a command'} on {refreshStamp(at)})
        </li>
      ))}
    </ul>
  </CardSection>
);

function Settings({ leagueId }: { leagueId: string }) {
  const { key: platform } = usePlatform();
  const row = useAppSelector((state) => leagueSettings.selectRow(state, { leagueId }));
  const isReading = row?.drops.some(({ isQueued }) => isQueued) ?? false;
  const query = useGetLeagueSettingsQuery({ leagueId }, polling(isReading));
  // The league's bar shows the name that this brings: the menus do not have the leagues of members only.
  useGetLeagueQuery({ platform, leagueId }, statusOnly);
  return (
    <QuerySection
      label="League settings"
      rows={row && [row]}
      query={query}
      forbidden="The settings are for the league's commissioner and for admins."
    >
      {([league]) => (
        <>
          {league!.syncProblem && <SyncProblem {...league!.syncProblem} />}
          <RefusedDrops league={league!} />
          {league!.differences.length > 0 && <RecordDifferences lines={league!.differences} />}
          <SettingsForm key={league!.key} settings={league!} />
          <KeeperRules leagueId={leagueId} />
          <InvitePeople league={league!} />
          {league!.changes.length > 0 && <SettingsChanges changes={league!.changes} />}
          <RemoveLeague league={league!} />
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
