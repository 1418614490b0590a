import { useId } from 'react';
import { ColumnHead, ColumnMeaning } from '../../components/ColumnHead';
import { PositionBadge } from '../../components/PositionBadge';
import { TableBox } from '../../components/TableBox';
import type { DepthChartRow } from '../../entities/leagueLists';
import { depthColumns } from './columns';
import { tipHandlers } from '../../lib/tips';
import './depthChart.css';

/** One row per team, its players' names one under another in the column of their position. */
export function DepthTable({ teams }: { teams: DepthChartRow[] }) {
  const id = useId();
  return (
    <div {...tipHandlers}>
      <TableBox card label="Depth charts">
        <table className="table depth-chart" aria-label="Depth charts">
          <thead>
            <tr>
              <th scope="col">Team</th>
              {depthColumns.map(({ header }) => (
                <ColumnHead key={header} id={id + header}>
                  <PositionBadge position={header} />
                </ColumnHead>
              ))}
            </tr>
          </thead>
          <tbody>
            {teams.map((team) => (
              <tr key={team.key}>
                <th scope="row">{team.teamName}</th>
                {depthColumns.map(({ header, list }) => (
                  <td key={header}>
                    {team[list].length > 0 && (
                      <ul>
                        {team[list].map(({ playerName }, index) => (
                          <li key={index}>{playerName}</li>
                        ))}
                      </ul>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </TableBox>
      {depthColumns.map(({ header, meaning }) => (
        <ColumnMeaning key={header} id={id + header} meaning={meaning} />
      ))}
    </div>
  );
}
