import type { ReactNode } from 'react';
import { useRoute } from '../routing/useRoute';
import { CopyButton } from './CopyButton';

/** The page's URL, which contains the view of its table. */
const pageUrl = () => window.location.href;

/** The controls at the right of a page's heading: its own, and Copy link on a league's pages. */
export function PageActions({ children }: { children?: ReactNode }) {
  const isOfLeague = Boolean(useRoute()?.route.platform);
  if (!children && !isOfLeague) return null;
  return (
    <div className="page-actions row">
      {children}
      {isOfLeague && <CopyButton of="Link" text={pageUrl} />}
    </div>
  );
}
