import { useState } from 'react';
import { SelectField } from '../../components/Field';
import { useConfig } from '../../routing/configContext';
import { selectEmailAddress } from '../../session/authSlice';
import { useAppSelector } from '../../store/hooks';
import { AdminButton } from './AdminButton';
import { adminCallIds, adminCalls, adminGroups } from './adminCalls';
import { choicesOf } from './leagueOptions';
import { NewSeasons } from './NewSeasons';
import { useEveryLeague } from './useEveryLeague';

/** The maintenance calls in their groups. Those that take a league get the chosen one. */
export function MaintenanceCalls() {
  const choices = choicesOf(useConfig(), useEveryLeague());
  const [leagueId, setLeagueId] = useState(choices[0]?.value ?? '0');
  const isLoggedIn = useAppSelector(selectEmailAddress) !== null;
  return (
    <>
      <SelectField label="League" style={{ maxWidth: 360 }} options={choices} value={leagueId} onChange={setLeagueId} />
      {adminGroups.map((group) => (
        <section key={group} className="card" aria-label={group}>
          <h2 className="card__title">{group}</h2>
          <ul className="card__body">
            {adminCallIds
              .filter((id) => adminCalls[id].group === group)
              .map((id) => (
                <AdminButton key={id} id={id} leagueId={leagueId} />
              ))}
          </ul>
          {isLoggedIn && group === adminCalls.createNewSeason.group && <NewSeasons />}
        </section>
      ))}
    </>
  );
}
