import type { ReactNode } from 'react';
import { useRoute } from '../routing/useRoute';
import { CopyLink } from './CopyLink';

/** The controls at the right of a page's heading: its own, and Copy link on a league's pages. */
export function PageActions({ children }: { children?: ReactNode }) {
  const isOfLeague = Boolean(useRoute()?.route.platform);
  if (!children && !isOfLeague) return null;
  return (
    <div className="page-actions row">
      {children}
      {isOfLeague && <CopyLink />}
    </div>
  );
}
