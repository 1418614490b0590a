import { lazy, Suspense, useEffect, useState } from 'react';
import { chosenShortcuts, followShortcuts } from '../shortcuts';
import { DisplayPanel } from './DisplayPanel';
import './display.css';
import { Menu } from './Menu';

const ShortcutSheet = lazy(() => import('./ShortcutSheet').then((m) => ({ default: m.ShortcutSheet })));

/** The navbar's menu of what a viewer sets for this browser, and the keyboard shortcuts with their sheet. */
export function DisplayMenu() {
  const [shortcutsOn, setShortcutsOn] = useState(chosenShortcuts);
  const [sheetShown, setSheetShown] = useState(false);
  useEffect(() => (shortcutsOn ? followShortcuts(() => setSheetShown(true)) : undefined), [shortcutsOn]);
  return (
    <>
      <Menu label={<span className="display-label">Display</span>}>
        <DisplayPanel shortcutsOn={shortcutsOn} onShortcuts={setShortcutsOn} onShowSheet={() => setSheetShown(true)} />
      </Menu>
      {sheetShown && (
        <Suspense>
          <ShortcutSheet onClose={() => setSheetShown(false)} />
        </Suspense>
      )}
    </>
  );
}
