import { Fragment, type ReactNode } from 'react';
import type { Schema } from '../api/types';
import { joined } from './joined';
import { moveName, pickName } from './moveText';
import { PlayerName } from './PlayerName';
import { TeamName } from './TeamName';
import { sidesOf } from './transactionSides';

type Move = Schema<'TransactionMove'>;
type Props = { transaction: Pick<Schema<'Transaction'>, 'moves' | 'bid'> };

/** A transaction in words: `Amber Otters get …; Eastern Mustangs get …`, or `Amber Otters + … − … ($12)`. */
export function TransactionText({ transaction: { moves, bid } }: Props) {
  const { sides, namesGivers } = sidesOf(moves);
  return sides.map(({ team, keeps, gets, adds, drops }, index) => (
    <Fragment key={team?.teamId ?? 'none'}>
      {index > 0 && '; '}
      {team && <TeamName id={team.teamId} name={team.teamName} />}
      <Assets verb="keep" moves={keeps} />
      <Assets verb="get" moves={gets} namesGivers={namesGivers} />
      <Assets verb={<Sign sign="+" spoken="add" />} moves={adds} />
      <Assets verb={<Sign sign="−" spoken="drop" />} moves={drops} />
      {bid !== null && adds.length + keeps.length > 0 && ` ($${bid})`}
    </Fragment>
  ));
}

const Sign = ({ sign, spoken }: { sign: string; spoken: string }) => (
  <span role="img" aria-label={spoken}>
    {sign}
  </span>
);

type AssetsProps = { verb: ReactNode; moves: readonly Move[]; namesGivers?: boolean };

/** What a side keeps, gets or gives: players with their positions, picks, budgets; nothing without any. */
const Assets = ({ verb, moves, namesGivers }: AssetsProps) =>
  moves.length > 0 && (
    <>
      {' '}
      {verb}{' '}
      {joined(moves, (move) => (
        <>
          {move.pick === null ? (
            <PlayerName id={move.player?.playerId} name={moveName(move) ?? ''} />
          ) : (
            <TeamName id={move.pick.teamId} name={pickName(move.pick)} />
          )}
          {move.player && <span className="muted"> {move.player.position}</span>}
          {namesGivers && move.from && (
            <>
              {' '}
              from <TeamName id={move.from.teamId} name={move.from.teamName} />
            </>
          )}
        </>
      ))}
    </>
  );
