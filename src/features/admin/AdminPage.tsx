import { useId, useState } from 'react';
import { Page } from '../../components/Page';
import { useConfig } from '../../routing/configContext';
import { selectEmailAddress } from '../../session/authSlice';
import { useAppSelector } from '../../store/hooks';
import { AdminButton } from './AdminButton';
import { adminCallIds, adminCalls, adminGroups } from './adminCalls';
import { LastRuns } from './LastRuns';
import { UnmatchedPlayers } from './UnmatchedPlayers';
import './admin.css';

/** The maintenance calls, each a button, what they left unmatched, and the last runs. A call about one league is about the chosen one. */
export function AdminPage() {
  const { adminLeagues } = useConfig();
  const [leagueId, setLeagueId] = useState(String(adminLeagues[0]?.id ?? 0));
  const leagueName = adminLeagues.find(({ id }) => String(id) === leagueId)?.name ?? '';
  const selectId = useId();
  const isLoggedIn = useAppSelector(selectEmailAddress) !== null;
  return (
    <Page title="Admin" subtitle="Refresh what the leagues show">
      <div className="field admin-league">
        <label htmlFor={selectId}>League</label>
        <select id={selectId} className="input" value={leagueId} onChange={({ target }) => setLeagueId(target.value)}>
          {adminLeagues.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </div>
      {adminGroups.map((group) => (
        <section key={group} className="card admin-group" aria-label={group}>
          <h2 className="card__title">{group}</h2>
          <ul className="admin-calls">
            {adminCallIds
              .filter((id) => adminCalls[id].group === group)
              .map((id) => (
                <AdminButton key={id} id={id} leagueId={leagueId} leagueName={leagueName} />
              ))}
          </ul>
        </section>
      ))}
      {isLoggedIn ? (
        <>
          <UnmatchedPlayers />
          <LastRuns />
        </>
      ) : (
        <p>Log in as an admin to see unmatched players and the last runs.</p>
      )}
    </Page>
  );
}
