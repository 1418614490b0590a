import { useState } from 'react';
import { SelectField } from '../../components/Field';
import { Page } from '../../components/Page';
import { useConfig } from '../../routing/configContext';
import { selectEmailAddress } from '../../session/authSlice';
import { useAppSelector } from '../../store/hooks';
import { AddLeague } from './AddLeague';
import { AdminButton } from './AdminButton';
import { FollowRuns } from './FollowRuns';
import { adminCallIds, adminCalls, adminGroups, choicesOf } from './adminCalls';
import { Aliases } from './Aliases';
import { Invitations } from './Invitations';
import { LastRuns } from './LastRuns';
import { Leagues } from './Leagues';
import { LogInRules } from './LogInRules';
import { NewSeasons } from './NewSeasons';
import { Schedule } from './Schedule';
import { SecurityLog } from './SecurityLog';
import { UnmatchedPlayers } from './UnmatchedPlayers';

/** The maintenance calls, new seasons, unmatched players, aliases, last runs, invitations, log-in rules and the security log. Calls that take a league get the chosen one. */
export function AdminPage() {
  const choices = choicesOf(useConfig());
  const [leagueId, setLeagueId] = useState(choices[0]?.value ?? '0');
  const leagueName = choices.find(({ value }) => value === leagueId)?.label ?? '';
  const isLoggedIn = useAppSelector(selectEmailAddress) !== null;
  return (
    <Page title="Admin" subtitle="Refresh what the leagues show">
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
          <AddLeague />
          <Leagues />
          <Schedule />
          <UnmatchedPlayers />
          <Aliases />
          <LastRuns />
          <Invitations />
          <LogInRules />
          <SecurityLog />
        </>
      ) : (
        <p>Log in as an admin to see unmatched players, aliases and the last runs.</p>
      )}
    </Page>
  );
}
