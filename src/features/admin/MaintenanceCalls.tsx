import { useState } from 'react';
import { useLeagues } from '../../league/useLeagues';
import { CardSection } from '../../components/CardSection';
import { useConfig } from '../../routing/configContext';
import { selectEmailAddress } from '../../session/authSlice';
import { useAppSelector } from '../../store/hooks';
import { AdminButton } from './AdminButton';
import { adminCallIds, adminCalls, adminGroups } from './adminCalls';
import { LeagueField } from './LeagueField';
import { ALL_LEAGUES, choicesOf, type LeagueOption } from './leagueOptions';
import { NewSeasons } from './NewSeasons';

/** The maintenance calls in their groups. Those that take a league get the chosen one. */
export function MaintenanceCalls() {
  const choices = choicesOf(useConfig(), useLeagues());
  const [chosen, setChosen] = useState<LeagueOption>(choices[0] ?? { value: ALL_LEAGUES, label: 'All' });
  const isLoggedIn = useAppSelector(selectEmailAddress) !== null;
  return (
    <>
      <LeagueField
        label="League"
        style={{ maxWidth: 360 }}
        known={choices}
        chosen={chosen}
        onChoose={(league) => league && setChosen(league)}
        isRequired
      />
      {adminGroups.map((group) => (
        <CardSection key={group} title={group} flush>
          <ul className="card__body">
            {adminCallIds
              .filter((id) => adminCalls[id].group === group)
              .map((id) => (
                <AdminButton key={id} id={id} chosen={chosen} />
              ))}
          </ul>
          {isLoggedIn && group === adminCalls.createNewSeason.group && <NewSeasons />}
        </CardSection>
      ))}
    </>
  );
}
