import type { ReactNode } from 'react';
import { Breadcrumbs } from './Breadcrumbs';

type Props = {
  title: ReactNode;
  subtitle?: ReactNode;
  /** Controls beside the heading. */
  actions?: ReactNode;
  children: ReactNode;
};

/** A screen: the way up from it, its heading, and below it what it shows. */
export function Page({ title, subtitle, actions, children }: Props) {
  return (
    <div className="page">
      <Breadcrumbs />
      <header className="page-header">
        <div>
          <h1>{title}</h1>
          {subtitle !== undefined && <p className="page-header__subtitle">{subtitle}</p>}
        </div>
        {actions && <div className="page-header__actions">{actions}</div>}
      </header>
      {children}
    </div>
  );
}
