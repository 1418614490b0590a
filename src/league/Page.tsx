import type { ReactNode } from 'react';
import { Breadcrumbs } from './Breadcrumbs';
import { PageActions } from './PageActions';
import { useScreenTitle } from './screenTitle';
import { useLeagueName } from './useLeagueName';

type Props = {
  /** By default the screen's title; then the subtitle begins with the league's name. */
  title?: ReactNode;
  /** One or several facts; empty ones are left out. */
  subtitle?: ReactNode;
  /** Controls beside the heading. */
  actions?: ReactNode;
  children: ReactNode;
};

/** The layout of a screen: breadcrumbs, heading, content. */
export function Page({ title, subtitle, actions, children }: Props) {
  const screenTitle = useScreenTitle();
  const leagueName = useLeagueName();
  const facts = [title === undefined && leagueName, subtitle].flat().filter(Boolean);
  return (
    <div className="page page-width">
      <Breadcrumbs />
      <header className="page-header row spread">
        <div>
          <h1>{title ?? screenTitle}</h1>
          {facts.length > 0 && (
            <p className="page-header__subtitle">
              {facts[0]}
              {facts.slice(1).map((fact, index) => (
                <span key={index}>
                  {' · '}
                  {fact}
                </span>
              ))}
            </p>
          )}
        </div>
        <PageActions>{actions}</PageActions>
      </header>
      {children}
    </div>
  );
}
