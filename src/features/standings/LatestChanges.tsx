import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { CardSection } from '../../components/CardSection';
import type { Schema } from '../../api/types';
import { LocalTime } from '../../components/LocalTime';
import { PlayerName } from '../../components/PlayerName';
import { TeamName } from '../../components/TeamName';
import { moveName, pickName, typeNames } from '../../entities/moveText';
import { selectSettings } from '../../entities/settingsSlice';
import { tradeDate } from '../../lib/dates';
import { useLeaguePaths } from '../../routing/usePlatform';
import { useAppSelector } from '../../store/hooks';

/** The maximum number of shown changes. */
const LIMIT = 5;

type TeamPath = (teamId: string) => string;
type Props = {
  leagueId: string;
  /** The season of the transactions. */
  year: number;
  changes: Schema<'LatestChanges'>;
  teamPath: TeamPath;
};
type Entry = { key: string; at: string; text: ReactNode };

/** The newest changes: transactions, and entered trades of picks. Renders nothing without any. */
export function LatestChanges({ leagueId, year, changes: { transactions = [], trades = [] }, teamPath }: Props) {
  const paths = useLeaguePaths();
  /** The season whose picks are traded; it comes with the settings. */
  const season = useAppSelector((state) => selectSettings(state, leagueId)?.season);
  const entries: Entry[] = [
    ...transactions.map((transaction) => ({
      key: transaction.id,
      at: transaction.at,
      text: <Transaction transaction={transaction} teamPath={teamPath} />,
    })),
    ...(season === undefined
      ? []
      : trades.map((trade, index) => ({
          key: `trade ${trade.id ?? index}`,
          at: trade.date,
          text: <PickTrade trade={trade} season={season} draftPath={paths.draftOrder(leagueId)} teamPath={teamPath} />,
        }))),
  ];
  if (entries.length === 0) return null;
  return (
    <CardSection title="Latest changes">
      <div className="card__body">
        <ul>
          {entries
            .toSorted((a, b) => b.at.localeCompare(a.at))
            .slice(0, LIMIT)
            .map(({ key, text }) => (
              <li key={key}>
                <p>{text}</p>
              </li>
            ))}
        </ul>
        <p>
          <Link to={paths.transactions(leagueId, year)}>All transactions</Link>
        </p>
      </div>
    </CardSection>
  );
}

const When = ({ at, what }: { at: string; what: string }) => (
  <span className="muted">
    <LocalTime value={at} format={tradeDate} /> · {what}
  </span>
);

type TransactionProps = { transaction: Schema<'Transaction'>; teamPath: TeamPath };

function Transaction({ transaction: { at, type, bid, moves }, teamPath }: TransactionProps) {
  const team = (side: Schema<'TransactionMove'>['from']) =>
    side ? <TeamName name={side.teamName} to={teamPath(side.teamId)} /> : 'the free agents';
  return (
    <>
      <When at={at} what={typeNames[type] + (bid === null ? '' : `, $${bid}`)} />{' '}
      {moves.map((move, index) => (
        <Fragment key={index}>
          {index > 0 && '; '}
          {move.pick?.teamId === undefined ? (
            <PlayerName id={move.player?.playerId} name={moveName(move) ?? ''} />
          ) : (
            <TeamName name={pickName(move.pick)} to={teamPath(move.pick.teamId)} />
          )}{' '}
          from {team(move.from)} to {team(move.to)}
        </Fragment>
      ))}
    </>
  );
}

type PickTradeProps = { trade: Schema<'PreDraftTrade'>; season: number; draftPath: string; teamPath: TeamPath };

function PickTrade({ trade: { date, round, pick, ...trade }, season, draftPath, teamPath }: PickTradeProps) {
  const team = (name: string, id: string | undefined) => <TeamName name={name} to={id === undefined ? id : teamPath(id)} />;
  return (
    <>
      <When at={date} what="Pick traded" /> <Link to={draftPath}>{pickName({ season, round, pick, teamName: null })}</Link> from{' '}
      {team(trade.pickFrom, trade.pickFromTeamId)} to {team(trade.pickTo, trade.pickToTeamId)}
    </>
  );
}
