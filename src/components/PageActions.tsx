import type { ReactNode } from 'react';
import { useRoute } from '../routing/useRoute';
import { CopyLink } from './CopyLink';

/** What a page offers, at the right of its heading: its own controls, and the copy of a league page's link. */
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
