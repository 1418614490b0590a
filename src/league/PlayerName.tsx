import { Link } from 'react-router';
import { usePlayerLink } from '../routing/usePlayerSheet';

type Props = {
  /** Undefined where the API does not send it. */
  id: string | undefined;
  name: string;
  tabIndex?: -1 | 0;
};

/** A player's name, as a link to his sheet. */
export function PlayerName({ id, name, tabIndex }: Props) {
  const linkTo = usePlayerLink();
  if (id === undefined) return name;
  return (
    <Link {...linkTo(id)} tabIndex={tabIndex}>
      {name}
    </Link>
  );
}
