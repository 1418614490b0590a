import { useEffect } from 'react';
import { lazyWidget } from '../../components/lazyWidget';
import { useModal } from '../../components/useModal';
import { startLater } from '../../lib/startLater';
import { Menu } from './Menu';

const DisplayPanel = lazyWidget(() => import(/* webpackChunkName: "display" */ './DisplayPanel').then((m) => m.DisplayPanel));
const ShortcutSheet = lazyWidget(() => import('./ShortcutSheet').then((m) => m.ShortcutSheet));

const followShortcuts = (showSheet: () => void) =>
  startLater(async () => {
    const { followShortcuts: follow } = await import(/* webpackChunkName: "later" */ '../shortcuts');
    return () => follow(showSheet);
  });

/** The navbar's preferences menu. It also handles keyboard shortcuts and shows their list. */
export function DisplayMenu() {
  const { shown, show, modal } = useModal<true>();
  useEffect(() => followShortcuts(() => show(true)), [show]);
  return (
    <>
      <Menu
        label={
          <>
            {/* A disc, half light and half dark. */}
            <svg viewBox="0 0 16 16" width="16" height="16" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden>
              <circle cx="8" cy="8" r="7" />
              <path d="M8 1a7 7 0 0 0 0 14z" fill="currentColor" />
            </svg>
            Display
          </>
        }
      >
        <DisplayPanel onShowSheet={() => show(true)} />
      </Menu>
      {shown && <ShortcutSheet {...modal} />}
    </>
  );
}
