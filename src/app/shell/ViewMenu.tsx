import { lazy, Suspense } from 'react';
import { Menu } from './Menu';

const ViewPanel = lazy(() => import('./ViewPanel').then((m) => ({ default: m.ViewPanel })));

/** The navbar's menu of what a viewer sets for this browser; its code comes when it is opened. */
export function ViewMenu() {
  return (
    <Menu label={<span className="navbar__view">Display</span>}>
      <Suspense>
        <ViewPanel />
      </Suspense>
    </Menu>
  );
}
