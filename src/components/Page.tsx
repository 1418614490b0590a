import type { ReactNode } from 'react';
import { Breadcrumbs } from './Breadcrumbs';
import { PageActions } from './PageActions';

type Props = {
  title: ReactNode;
  subtitle?: ReactNode;
  /** Controls beside the heading. */
  actions?: ReactNode;
  children: ReactNode;
};

/** The layout of a screen: breadcrumbs, heading, content. */
export function Page({ title, subtitle, actions, children }: Props) {
  return (
    <div className="page page-width">
      <Breadcrumbs />
      <header className="page-header row spread">
        <div>
          <h1>{title}</h1>
          {subtitle !== undefined && <p className="page-header__subtitle">{subtitle}</p>}
        </div>
        <PageActions>{actions}</PageActions>
      </header>
      {children}
    </div>
  );
}
