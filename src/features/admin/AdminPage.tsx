import { useId, useState } from 'react';
import { Page } from '../../components/Page';
import { useConfig } from '../../routing/configContext';
import { AdminButton } from './AdminButton';
import { adminCallIds, adminCalls, adminGroups } from './adminCalls';
import './admin.css';

/** The maintenance calls, each a button. A call about one league is about the one that the dropdown names. */
export function AdminPage() {
  const { adminLeagues } = useConfig();
  const [leagueId, setLeagueId] = useState(String(adminLeagues[0]?.id ?? 0));
  const selectId = useId();
  return (
    <Page title="Admin" subtitle="Refresh what the leagues show">
      {adminGroups.map((group) => (
        <section key={group} className="card admin-group" aria-label={group}>
          <h2 className="card__title">{group}</h2>
          {group === 'Chosen league' && (
            <div className="field admin-group__league">
              <label htmlFor={selectId}>League</label>
              <select id={selectId} className="input" value={leagueId} onChange={({ target }) => setLeagueId(target.value)}>
                {adminLeagues.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            </div>
          )}
          <ul className="admin-calls">
            {adminCallIds
              .filter((id) => adminCalls[id].group === group)
              .map((id) => (
                <AdminButton key={id} id={id} leagueId={leagueId} />
              ))}
          </ul>
        </section>
      ))}
    </Page>
  );
}
