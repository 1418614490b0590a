import { Link } from 'react-router';
import type { Schema } from '../../api/types';
import { LocalTime } from '../../components/LocalTime';
import { PlayerName } from '../../league/PlayerName';
import { PositionBadge } from '../../league/PositionBadge';
import { TeamName } from '../../league/TeamName';
import { TransactionText } from '../../league/TransactionText';
import { tradeDate } from '../../lib/dates';
import { useLeaguePaths } from '../../routing/usePlatform';

type History = Schema<'PickHistory'>;
type Props = { leagueId: string; history: History };

/** A pick's way from its first team to its owner, and the player on it. */
export function PickStory({ leagueId, history }: Props) {
  const { originalTeam, team, trades, player, keeper, season } = history;
  const teamName = ({ teamId, teamName: name }: Schema<'TeamOfSeason'>) => <TeamName id={teamId} name={name} />;
  return (
    <div className="stack">
      <p>
        {history.isGuess ? 'Its place is not set yet. It is' : 'By the order it is'} a pick of {teamName(originalTeam)}
        {trades.length === 0 ? ', who never traded it.' : <>. Now {teamName(team)} has it.</>}
      </p>
      {trades.length > 0 && (
        <ol className="transactions" aria-label="Trades">
          {trades.map((trade, index) => (
            <li key={index} className="transaction">
              <span className="muted">
                {trade.date === null ? 'Day unknown' : <LocalTime value={trade.date} format={tradeDate} />}
              </span>
              <span className="transaction__text">
                {teamName(trade.from)} to {teamName(trade.to)}
                <WholeTrade leagueId={leagueId} trade={trade} season={season} />
              </span>
            </li>
          ))}
        </ol>
      )}
      {player && (
        <p>
          {keeper ? 'Keeper' : 'Drafted'}: <PositionBadge position={player.position} />{' '}
          <PlayerName id={player.playerId} name={player.playerName} />
        </p>
      )}
    </div>
  );
}

type WholeTradeProps = { leagueId: string; trade: History['trades'][number]; season: number };

/** All that changed hands in a pick's trade, and where that is listed. @param props `season` is that of the draft */
function WholeTrade({ leagueId, trade: { moves, source, season: ofTransactions }, season }: WholeTradeProps) {
  const paths = useLeaguePaths();
  return (
    <small>
      <br />
      {moves.length > 0 ? (
        <>
          <TransactionText transaction={{ moves, bid: null }} />.{' '}
        </>
      ) : (
        'What else was traded is not known. '
      )}
      {ofTransactions !== null && <Link to={paths.transactions(leagueId, ofTransactions)}>Transactions of {ofTransactions}</Link>}
      {source === 'manual' && (
        <>
          Entered in <Link to={paths.preDraftTrades(leagueId, season)}>Pre-Draft Trades</Link>
        </>
      )}
    </small>
  );
}
