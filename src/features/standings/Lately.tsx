import { Fragment, useId } from 'react';
import { Link } from 'react-router';
import { statusOnly, useGetTransactionsQuery } from '../../api';
import { LocalTime } from '../../components/LocalTime';
import { PlayerName } from '../../components/PlayerName';
import { TeamName } from '../../components/TeamName';
import { moveName, typeNames } from '../../entities/moveText';
import { type MoveRow, moves, movesKey } from '../../entities/transactions';
import { tradeDate } from '../../lib/dates';
import { usePlatform } from '../../platforms/usePlatform';
import { useAppSelector } from '../../store/hooks';

/** How many transactions stand on the page. */
const limit = 5;

type TeamPath = (teamId: string) => string;
type Props = { leagueId: string; year: number; teamPath: TeamPath };

/** The newest transactions of a season. Nothing before they are loaded, nor where the host tells none. */
export function Lately({ leagueId, year, teamPath }: Props) {
  const headingId = useId();
  const { paths } = usePlatform();
  useGetTransactionsQuery({ leagueId, year, limit }, statusOnly);
  const rows = useAppSelector((state) => moves.selectRows(state, movesKey(leagueId, year, limit)));
  if (!rows?.length) return null;
  const transactions = [...new Set(rows.map(({ id }) => id))].map((id) => rows.filter((row) => row.id === id));
  return (
    <section className="card" aria-labelledby={headingId}>
      <h2 id={headingId} className="card__title">
        Lately
      </h2>
      <div className="card__body">
        <ul>
          {transactions.map((parts) => (
            <Transaction key={parts[0]!.id} parts={parts} teamPath={teamPath} />
          ))}
        </ul>
        <p>
          <Link to={paths.transactions(leagueId, year)}>All transactions</Link>
        </p>
      </div>
    </section>
  );
}

function Transaction({ parts, teamPath }: { parts: MoveRow[]; teamPath: TeamPath }) {
  const { at, type, bid } = parts[0]!;
  const team = (side: MoveRow['from']) =>
    side ? <TeamName name={side.teamName} to={teamPath(side.teamId)} /> : 'the free agents';
  return (
    <li>
      <p>
        <span className="muted">
          <LocalTime value={at} format={tradeDate} /> · {typeNames[type]}
          {bid !== null && `, $${bid}`}
        </span>{' '}
        {parts.map((part, index) => (
          <Fragment key={part.key}>
            {index > 0 && '; '}
            <PlayerName id={part.playerId} name={moveName(part) ?? ''} /> from {team(part.from)} to {team(part.to)}
          </Fragment>
        ))}
      </p>
    </li>
  );
}
