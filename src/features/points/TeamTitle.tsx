import { TeamName } from '../../components/TeamName';

type Props = { name: string | undefined; to: string; rest: string };

/** The heading of a team's scores: its name, as a link to the team, once that is known, and what they are of. */
export function TeamTitle({ name, to, rest }: Props) {
  if (name === undefined) return rest;
  return (
    <>
      <TeamName name={name} to={to} /> · {rest}
    </>
  );
}
