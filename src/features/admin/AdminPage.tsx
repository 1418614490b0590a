import { useState } from 'react';
import { Link } from 'react-router';
import { SelectField } from '../../components/Field';
import { Page } from '../../components/Page';
import { pathTo } from '../../routing/pathTo';
import { useConfig } from '../../routing/configContext';
import { selectEmailAddress } from '../../session/authSlice';
import { useAppSelector } from '../../store/hooks';
import { AdminButton } from './AdminButton';
import { FailedJobs } from './FailedJobs';
import { FollowRuns } from './FollowRuns';
import { adminCallIds, adminCalls, adminGroups } from './adminCalls';
import { choicesOf } from './leagueOptions';
import { Aliases } from './Aliases';
import { Invitations } from './Invitations';
import { LastRuns } from './LastRuns';
import { Leagues } from './Leagues';
import { AccountRules } from './AccountRules';
import { NewSeasons } from './NewSeasons';
import { PlayerFiles } from './PlayerFiles';
import { Schedule } from './Schedule';
import { SecurityLog } from './SecurityLog';
import { UnmatchedPlayers } from './UnmatchedPlayers';
import { useEveryLeague } from './useEveryLeague';

/** The admin page. Maintenance calls that take a league get the chosen one. */
export function AdminPage() {
  const choices = choicesOf(useConfig(), useEveryLeague());
  const [leagueId, setLeagueId] = useState(choices[0]?.value ?? '0');
  const leagueName = choices.find(({ value }) => value === leagueId)?.label ?? '';
  const isLoggedIn = useAppSelector(selectEmailAddress) !== null;
  return (
    <Page
      title="Admin"
      subtitle="Refresh what the leagues show"
      actions={
        isLoggedIn && (
          <>
            <Link className="button" to={pathTo('accounts')}>
              Accounts
            </Link>
            <Link className="button button--primary" to={pathTo('addLeague')}>
              Add a league
            </Link>
          </>
        )
      }
    >
      <SelectField label="League" sx={{ maxWidth: 360 }} options={choices} value={leagueId} onChange={setLeagueId} />
      {adminGroups.map((group) => (
        <section key={group} className="card" aria-label={group}>
          <h2 className="card__title">{group}</h2>
          <ul className="card__body">
            {adminCallIds
              .filter((id) => adminCalls[id].group === group)
              .map((id) => (
                <AdminButton key={id} id={id} leagueId={leagueId} leagueName={leagueName} />
              ))}
          </ul>
          {isLoggedIn && group === adminCalls.createNewSeason.group && <NewSeasons />}
        </section>
      ))}
      {isLoggedIn ? (
        <>
          <FollowRuns />
          <Leagues />
          <Schedule />
          <FailedJobs />
          <PlayerFiles />
          <UnmatchedPlayers />
          <Aliases />
          <LastRuns />
          <Invitations />
          <AccountRules />
          <SecurityLog />
        </>
      ) : (
        <p>Log in as an admin to see unmatched players, aliases and the last runs.</p>
      )}
    </Page>
  );
}
