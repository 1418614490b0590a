import type { ReactNode } from 'react';
import { TeamName } from '../../league/TeamName';

type Props = { id: string; name: string | undefined; rest: ReactNode };

/** The heading of a team's scores: its name as a link, once known, and the subject of the page. */
export function TeamTitle({ id, name, rest }: Props) {
  if (name === undefined) return rest;
  return (
    <>
      <TeamName id={id} name={name} /> · {rest}
    </>
  );
}
