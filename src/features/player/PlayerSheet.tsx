import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { Link } from 'react-router';
import { statusOnly, useGetPlayerQuery } from '../../api';
import { Loading } from '../../components/Loading';
import { Modal, type ModalState } from '../../components/Modal';
import { SheetFailure } from '../../components/SheetFailure';
import { teamKey } from '../../entities/keys';
import { players, rosterPlayers } from '../../entities/tables';
import { teams } from '../../entities/teams';
import { idPattern, type RouteParams } from '../../routing/routeParams';
import { useLeaguePaths } from '../../routing/usePlatform';
import { useAppSelector } from '../../store/hooks';
import { PlayerDetails } from './PlayerDetails';
import { StepButtons } from './StepButtons';
import { type PlayerSteps, usePlayerSteps } from './usePlayerSteps';

type Team = Pick<RouteParams, 'teamId'> & { leagueId: string };
/** `playerId` is null while no sheet is open. */
type Props = Team & { playerId: string | null; onClose: () => void };

/** The sheet of the player in the URL, over any page of a league. It stays mounted until its fade-out has ended. */
export function PlayerSheet({ leagueId, teamId, playerId, onClose }: Props) {
  const [shown, setShown] = useState(playerId);
  const steps = usePlayerSteps(playerId);
  if (playerId !== null && playerId !== shown) setShown(playerId);
  if (shown === null) return null;
  const modal = { open: playerId !== null, onClose, onExited: () => setShown(null) };
  return <Sheet playerId={shown} {...{ leagueId, teamId, modal, steps }} />;
}

/** In a narrow window the buttons have two lines. */
const wrapping = { justifyContent: 'flex-end' };

type SheetProps = Team & { playerId: string; modal: ModalState; steps: PlayerSteps };

function Sheet({ leagueId, teamId, playerId, modal, steps }: SheetProps) {
  const ofTeam = { leagueId, teamId: teamId ?? '' };
  // A team's page has its players already.
  const roster = useAppSelector((state) => rosterPlayers.selectRows(state, ofTeam));
  const ofRoster = roster?.find((each) => each.playerId === playerId);
  const isId = idPattern.test(playerId);
  const needsQuery = ofRoster === undefined && (teamId === undefined || roster !== undefined);
  const query = useGetPlayerQuery(needsQuery && isId ? { leagueId, playerId } : skipToken, statusOnly);
  const ofLeague = useAppSelector((state) => players.selectRow(state, { leagueId, playerId }));
  const own = useAppSelector((state) => teams.selectRow(state, teamKey(leagueId, ofTeam.teamId)));
  const paths = useLeaguePaths();
  const player = ofRoster ?? ofLeague;
  const team = ofRoster && teamId !== undefined && own?.teamName != null ? { id: teamId, name: own.teamName } : ofLeague?.team;
  const isMissing = !isId || query.missing;
  const name = player?.playerName ?? steps.players.find(({ id }) => id === playerId)?.name;
  return (
    <Modal
      {...modal}
      title={name ?? (isMissing ? 'Not Found' : 'Player')}
      actions={
        <div className="row" style={wrapping}>
          {steps.players.length > 1 && <StepButtons steps={steps} name={name} />}
          {player && (
            <Link className="button" to={paths.playerStory(leagueId, playerId)}>
              Whole story
            </Link>
          )}
        </div>
      }
    >
      {player ? (
        <PlayerDetails player={player} team={team ?? null} />
      ) : isMissing ? (
        <p>There is no such player.</p>
      ) : query.failed ? (
        <SheetFailure subject="player" onRetry={query.refetch} />
      ) : (
        <Loading />
      )}
    </Modal>
  );
}
