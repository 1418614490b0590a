import type { Schema } from '../../api/types';
import { CardSection } from '../../components/CardSection';
import { QuerySection } from '../../components/QuerySection';
import { StaticTable } from '../../components/StaticTable';
import { matchups, type PlayerScoreRow } from '../../entities/tables';
import { narrowPlaces } from '../../grid/narrow';
import { staticColumns } from '../../grid/staticColumns';
import { summarise } from '../../grid/summary';
import { useRow } from '../../store/useRows';
import { playerColumns, playerSummary } from './playerColumns';

const columns = staticColumns(playerColumns, narrowPlaces(playerColumns, undefined));

/** The players of a side's week, in the order of its line-up; none before it. */
function rowsOf({ teamName, lineups }: Schema<'MatchupSide'>, week: number): PlayerScoreRow[] {
  const lineup = lineups.find((each) => each.week === week);
  if (!lineup) return [];
  const ofSlot = (slot: PlayerScoreRow['slot'], players: (Schema<'LineupPlayer'> | null)[]) =>
    players.flatMap((player) => (player ? [{ ...player, playerPosition: player.position, teamName, slot }] : []));
  return [
    ...ofSlot(
      'starter',
      lineup.starters.map(({ player }) => player),
    ),
    ...ofSlot('bench', lineup.bench),
    ...ofSlot('reserve', lineup.reserve),
  ].map((row, index) => ({ ...row, index, key: String(index) }));
}

type Props = Record<'leagueId' | 'teamId', string> & { year: number; week: number; opponentName: string };

/** The players of the other side of a team's game. They have a query of their own, so the team's players do not wait. */
export function OpponentPlayers({ opponentName, ...arg }: Props) {
  const { row: matchup, query } = useRow(matchups, arg);
  const title = `Player Scores of ${opponentName}`;
  return (
    <CardSection title={title} flush>
      <QuerySection
        label={title}
        rows={matchup && (matchup.opponent ? rowsOf(matchup.opponent, arg.week) : [])}
        query={query}
        emptyHint="No scores yet."
      >
        {(rows) => (
          <StaticTable
            fixed
            hasLinks
            label={title}
            columns={columns}
            rows={rows}
            rowKey={({ key }) => key}
            summary={summarise(playerSummary, playerColumns, rows)}
          />
        )}
      </QuerySection>
    </CardSection>
  );
}
