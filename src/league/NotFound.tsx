import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Page } from './Page';

type Props = {
  /** What does not exist. */
  text: string;
  link: { label: string; to: string };
  /** The page's table, which offers Retry after a failed load. */
  children?: ReactNode;
};

/** A page of something that does not exist, such as a team of another league, with a link to what does. */
export const NotFound = ({ text, link: { label, to }, children }: Props) => (
  <Page title="Not Found" subtitle={text}>
    <p>
      Go to the <Link to={to}>{label}</Link>.
    </p>
    {children}
  </Page>
);
