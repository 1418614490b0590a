import { useId } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Schema } from '../api/types';
import { decimals, percentage } from '../lib/numbers';
import { tipHandlers } from '../lib/tips';
import { Avatar } from './Avatar';
import { ColumnHead, ColumnMeaning } from './ColumnHead';
import { TableBox } from './TableBox';

type Team = { key: string } & Schema<'StandingsTeam'>;

const heads = [
  ['W', 'Wins'],
  ['L', 'Losses'],
  ['T', 'Ties'],
  ['Pct', 'Share of games won, a tie counting half'],
  ['F', 'Points for'],
  ['A', 'Points against'],
] as const;

type Props = {
  name: string;
  teams: Team[];
  /** The address of a team's page; without it rows lead nowhere. */
  teamPath?: (teamId: string) => string;
};

/** A division's standings as a card. A row leads to its team: by a click anywhere, or by the link that its name is. */
export function DivisionTable({ name, teams, teamPath }: Props) {
  const navigate = useNavigate();
  const headingId = useId();
  return (
    <section className="card" aria-labelledby={headingId} {...tipHandlers}>
      <h2 id={headingId} className="card__title">
        {name}
      </h2>
      <TableBox label={name} hasLinks={teamPath !== undefined}>
        <table className="table" aria-labelledby={headingId}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">Avatar</span>
              </th>
              <th scope="col">Team</th>
              {heads.map(([head]) => (
                <ColumnHead key={head} id={headingId + head} numeric>
                  {head}
                </ColumnHead>
              ))}
            </tr>
          </thead>
          <tbody>
            {teams.map((team) => (
              <tr
                key={team.key}
                className={teamPath && 'row-link'}
                onClick={(event) => {
                  const onLink = (event.target as Element).closest('a') !== null;
                  if (teamPath && !onLink) void navigate(teamPath(team.id));
                }}
              >
                <td className="avatar-cell">
                  <Avatar src={team.avatar} name={team.teamName} />
                </td>
                <th scope="row">{teamPath ? <Link to={teamPath(team.id)}>{team.teamName}</Link> : team.teamName}</th>
                <td className="numeric">{team.wins}</td>
                <td className="numeric">{team.losses}</td>
                <td className="numeric">{team.draws}</td>
                <td className="numeric">{percentage(team.percentage)}</td>
                <td className="numeric">{decimals(team.pointsFor, 2)}</td>
                <td className="numeric">{decimals(team.pointsAgainst, 2)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableBox>
      {heads.map(([head, meaning]) => (
        <ColumnMeaning key={head} id={headingId + head} meaning={meaning} />
      ))}
    </section>
  );
}
