import { Link } from 'react-router';

type Props = { name: string; to: string | undefined };

/** A team's name, as a link where the team's page is known. */
export const TeamName = ({ name, to }: Props) => (to === undefined ? name : <Link to={to}>{name}</Link>);
