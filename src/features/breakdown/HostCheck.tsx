import { useState } from 'react';
import { errorText } from '../../api';
import { useTakeHostKeepersMutation } from '../../api/generated/keeperDesk.gen';
import type { Schema } from '../../api/types';
import { Button } from '../../components/Button';
import { CardSection } from '../../components/CardSection';
import { ConfirmModal } from '../../components/ConfirmModal';
import { Notice } from '../../components/Notice';
import { SavedNotice } from '../../components/SavedNotice';
import { type StaticColumn, StaticTable } from '../../components/StaticTable';
import { useModal } from '../../components/useModal';
import { PlayerName } from '../../league/PlayerName';
import { teamColumn } from '../../league/TeamName';
import { useIsCommissioner } from '../../league/useIsCommissioner';
import { usePlatform } from '../../routing/usePlatform';

type Team = Schema<'KeeperChoices'>['teams'][number];

/** Whether a team's marks are the host's keepers. */
const isSame = ({ onlyHere, onlyHost }: Team) => onlyHere.length === 0 && onlyHost.length === 0;

/** The team's state in words. `host` has no keeper of it where every mark is missing there, and nothing else stands there. */
const stateOf = (team: Team, host: string): string => {
  if (isSame(team)) return team.kept.length > 0 ? 'Matches' : 'None on either side';
  return team.onlyHost.length === 0 && team.onlyHere.length === team.kept.length ? `Not set on ${host}` : 'Differs';
};

const names = (players: Team['onlyHere']) =>
  players.map(({ playerId, playerName, position }) => (
    <div key={playerId}>
      <PlayerName id={playerId} name={playerName} /> <small className="muted">{position}</small>
    </div>
  ));

const columns = (host: string): StaticColumn<Team>[] => [
  teamColumn,
  { key: 'state', header: host, className: 'nowrap', narrow: 'chip', cell: (team) => stateOf(team, host) },
  ...(['onlyHere', 'onlyHost'] as const).map((key): StaticColumn<Team> => {
    const header = key === 'onlyHere' ? 'Only here' : `Only on ${host}`;
    return {
      ...{ key, header, narrow: 'line', narrowLabel: header },
      cell: (team) => names(team[key]),
      isMissing: (team) => team[key].length === 0,
    };
  }),
];

/** What differs between the marks of a league and the keepers that its host has, by team. A commissioner can take the host's. */
export function HostCheck({ leagueId, choices: { teams } }: { leagueId: string; choices: Schema<'KeeperChoices'> }) {
  const { name: host } = usePlatform();
  const isCommissioner = useIsCommissioner(leagueId);
  const [send, { isLoading, error, reset }] = useTakeHostKeepersMutation();
  const [saved, setSaved] = useState<string | null>(null);
  const { shown, show, modal } = useModal<true>();
  const differing = teams.filter((team) => !isSame(team));
  const take = async () => {
    const { error: refusal } = await send({ body: { leagueId } });
    modal.onClose();
    if (refusal === undefined) setSaved(`The marks are ${host}’s keepers`);
  };
  return (
    <CardSection title={`Checked against ${host}`} flush={differing.length > 0}>
      {differing.length === 0 ? (
        <p>Every mark is a keeper on {host}, too.</p>
      ) : (
        <>
          <StaticTable
            hasLinks
            label={`Checked against ${host}`}
            columns={columns(host)}
            rows={teams}
            rowKey={({ teamId }) => teamId}
          />
          {isCommissioner && (
            <p className="card__body">
              <Button onClick={() => show(true)}>Take {host}’s keepers</Button>
            </p>
          )}
        </>
      )}
      {shown && (
        <ConfirmModal
          {...modal}
          title={`Take ${host}’s keepers?`}
          action="Take"
          running={isLoading}
          onConfirm={() => void take()}
        >
          {`The marks of ${differing.map(({ teamName }) => teamName).join(', ')} change to what ${host} has. The changes of the keepers list every mark.`}
        </ConfirmModal>
      )}
      <SavedNotice text={saved} onDismiss={() => setSaved(null)} />
      <Notice text={errorText(error)} onDismiss={reset} />
    </CardSection>
  );
}
