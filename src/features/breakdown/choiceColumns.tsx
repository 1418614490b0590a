import type { ReactNode } from 'react';
import type { Schema } from '../../api/types';
import type { StaticColumn } from '../../components/StaticTable';
import { keeperCostText, signed } from '../../league/keeperCostText';
import { PlayerName } from '../../league/PlayerName';
import { teamColumn, TeamName } from '../../league/TeamName';

type Choices = Schema<'KeeperChoices'>;
type Team = Choices['teams'][number];
type FirstPick = Choices['firstPicks'][number];

const none = '–';

/** One below the other; in a narrow window in one line. */
const list = (parts: ReactNode[]) => (parts.length === 0 ? none : parts.map((part, index) => <div key={index}>{part}</div>));

/** A column of players with their costs. */
const keepers = (key: 'kept' | 'expected', header: string): StaticColumn<Team> => ({
  ...{ key, header, narrow: 'line', narrowLabel: header },
  cell: (team) =>
    list(
      team[key].map(({ playerId, playerName, cost }) => {
        const text = keeperCostText(cost);
        return (
          <>
            <PlayerName id={playerId} name={playerName} />
            {text !== undefined && ` (${text})`}
          </>
        );
      }),
    ),
  isMissing: (team) => team[key].length === 0,
});

/** `2 of 3, 1 free`, `4 of 3, 1 too many`, `2` without a limit. */
export function slotsText(used: number, limit: number | null): string {
  if (limit === null) return String(used);
  return `${used} of ${limit}, ${used > limit ? `${used - limit} too many` : `${limit - used} free`}`;
}

/** The columns of the teams' choices, without what no team has, and without the choices while they are hidden; at an auction without the rounds that they gain. */
export function choiceColumns({ teams, limit, isHidden = false }: Choices): StaticColumn<Team>[] {
  const isAuction = teams.some(({ kept }) => kept.some(({ cost }) => cost.price !== null));
  const when = (isShown: boolean, columns: StaticColumn<Team>[]) => (isShown ? columns : []);
  return [
    teamColumn,
    ...when(!isHidden, [
      {
        ...{ key: 'slots', header: 'Keepers', className: 'nowrap', narrow: 'chip' },
        cell: ({ kept }) => slotsText(kept.length, limit),
      },
      keepers('kept', 'Chosen'),
    ]),
    ...when(!isAuction && !isHidden, [
      {
        ...{ key: 'surplus', header: 'Surplus', align: 'right', narrow: 'figure', narrowWidth: 76 },
        description: 'Rounds by which the market is earlier than what the chosen ones cost',
        cell: ({ surplus }) => signed(surplus),
      },
    ]),
    ...when(!isAuction, [
      {
        ...{ key: 'best', header: 'Best', align: 'right', narrow: 'chip', narrowLabel: 'Best' },
        description: 'Surplus of the best keepers within the limits',
        cell: ({ bestSurplus }) => signed(bestSurplus),
      },
    ]),
    ...when(
      teams.some(({ expected }) => expected.length > 0),
      [keepers('expected', 'Expected')],
    ),
    ...when(
      teams.some(({ refused }) => refused.length > 0),
      [
        {
          ...{ key: 'refused', header: 'Refused', className: 'wide-cell', narrow: 'line', narrowLabel: 'Refused' },
          cell: ({ refused }) => list(refused),
          isMissing: ({ refused }) => refused.length === 0,
        },
      ],
    ),
  ];
}

/** The columns of the first rounds' open picks. */
export const firstPickColumns: StaticColumn<FirstPick>[] = [
  { key: 'pick', header: 'Pick', rowHeader: true, className: 'narrow nowrap', cell: ({ pick }) => pick },
  { key: 'team', header: 'Team', cell: ({ teamId, teamName }) => <TeamName id={teamId} name={teamName} /> },
  {
    key: 'player',
    header: 'Best player left',
    cell: ({ player }) =>
      player ? (
        <>
          <PlayerName id={player.playerId} name={player.playerName} /> <small className="muted">{player.position}</small>
        </>
      ) : (
        none
      ),
  },
];
