import type { ReactNode } from 'react';

type Props = {
  title: ReactNode;
  subtitle?: ReactNode;
  /** Controls beside the heading. */
  actions?: ReactNode;
  children: ReactNode;
};

/** A screen: its heading, and below it what it shows. */
export function Page({ title, subtitle, actions, children }: Props) {
  return (
    <div className="page">
      <header className="page-header">
        <div>
          <h1>{title}</h1>
          {subtitle !== undefined && <p className="page-header__subtitle">{subtitle}</p>}
        </div>
        {actions}
      </header>
      {children}
    </div>
  );
}
