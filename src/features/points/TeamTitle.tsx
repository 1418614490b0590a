import type { ReactNode } from 'react';
import { TeamName } from '../../league/TeamName';

type Props = { name: string | undefined; to: string; rest: ReactNode };

/** The heading of a team's scores: its name as a link, once known, and the subject of the page. */
export function TeamTitle({ name, to, rest }: Props) {
  if (name === undefined) return rest;
  return (
    <>
      <TeamName name={name} to={to} /> · {rest}
    </>
  );
}
