import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { CardSection } from '../../components/CardSection';
import type { Schema } from '../../api/types';
import { TeamName } from '../../league/TeamName';
import { ChangeItem, TransactionItem } from '../../league/TransactionItem';
import { pickName } from '../../league/moveText';
import { useSettings } from '../../league/useSettings';
import { useLeaguePaths } from '../../routing/usePlatform';

/** The maximum number of shown changes. */
const LIMIT = 5;

type Props = {
  leagueId: string;
  /** The season of the transactions. */
  year: number;
  changes: Schema<'LatestChanges'>;
};
type Entry = { key: string; at: string; item: ReactNode };

/** The newest changes: transactions, and entered trades of picks. Renders nothing without any. */
export function LatestChanges({ leagueId, year, changes: { transactions = [], trades = [] } }: Props) {
  const paths = useLeaguePaths();
  /** The season is the one whose picks are traded. */
  const { season } = useSettings(leagueId);
  const entries: Entry[] = [
    ...transactions.map((transaction) => ({
      key: transaction.id,
      at: transaction.at ?? '',
      item: <TransactionItem transaction={transaction} />,
    })),
    ...(season === undefined
      ? []
      : trades.map((trade, index) => ({
          key: `trade ${trade.id ?? index}`,
          at: trade.date ?? '',
          item: <PickTrade trade={trade} season={season} draftPath={paths.draftOrder(leagueId)} />,
        }))),
  ];
  if (entries.length === 0) return null;
  return (
    <CardSection title="Latest changes">
      <ul className="transactions">
        {entries
          .toSorted((a, b) => b.at.localeCompare(a.at))
          .slice(0, LIMIT)
          .map(({ key, item }) => (
            <Fragment key={key}>{item}</Fragment>
          ))}
      </ul>
      <p>
        <Link to={paths.transactions(leagueId, year)}>All transactions</Link>
      </p>
    </CardSection>
  );
}

type PickTradeProps = { trade: Schema<'PreDraftTrade'>; season: number; draftPath: string };

function PickTrade({ trade: { date, round, pick, ...trade }, season, draftPath }: PickTradeProps) {
  const team = (name: string, id: string | undefined) => <TeamName id={id} name={name} />;
  return (
    <ChangeItem at={date} type="Pick traded">
      {team(trade.pickTo, trade.pickToTeamId)} get <Link to={draftPath}>{pickName({ season, round, pick, teamName: null })}</Link>{' '}
      from {team(trade.pickFrom, trade.pickFromTeamId)}
    </ChangeItem>
  );
}
