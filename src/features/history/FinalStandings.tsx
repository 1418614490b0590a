import { useId } from 'react';
import { Avatar } from '../../components/Avatar';
import { ColumnHead, ColumnMeaning } from '../../components/ColumnHead';
import { TableBox } from '../../components/TableBox';
import { decimals } from '../../lib/numbers';
import { tipHandlers } from '../../lib/tips';
import type { Season } from './bySeason';

/** Where every team ended a year, after the playoffs. */
export function FinalStandings({ season: { year, teams } }: { season: Season }) {
  const recordId = useId();
  const label = `${year} Final Standings`;
  return (
    <div {...tipHandlers}>
      <TableBox card label={label}>
        <table className="table" aria-label={label}>
          <thead>
            <tr>
              <th scope="col" className="final-position">
                Final Position
              </th>
              <th scope="col">
                <span className="visually-hidden">Avatar</span>
              </th>
              <th scope="col">Team</th>
              <ColumnHead id={recordId} numeric>
                Record
              </ColumnHead>
              <th scope="col" className="numeric">
                Points For
              </th>
            </tr>
          </thead>
          <tbody>
            {teams.map((team) => (
              <tr key={team.key}>
                <td className="final-position">{team.finalPosition ?? '–'}</td>
                <td className="avatar-cell">
                  <Avatar src={team.avatar} name={team.teamName} />
                </td>
                <th scope="row">{team.teamName}</th>
                <td className="numeric">{`${team.wins}-${team.losses}-${team.draws}`}</td>
                <td className="numeric">{decimals(team.pointsFor)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableBox>
      <ColumnMeaning id={recordId} meaning="Wins, losses and ties" />
    </div>
  );
}
