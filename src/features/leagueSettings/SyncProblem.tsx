import { ErrorAlert } from '../../components/ErrorAlert';
import type { LeagueSettingsRow } from '../../entities/generated/leagueSettingsTables.gen';
import { refreshStamp } from '../../lib/dates';

/** Why the league cannot be read from its host. */
export const SyncProblem = ({ league: { syncProblem } }: { league: LeagueSettingsRow }) =>
  syncProblem && (
    <ErrorAlert
      text={`Could not be read ${syncProblem.since === null ? 'yet' : `since ${refreshStamp(syncProblem.since)}`}: ${syncProblem.reason}`}
    />
  );
