import { lazyWidget } from '../../components/lazyWidget';
import { useModal } from '../../components/useModal';
import { Menu } from './Menu';

const DisplayPanel = lazyWidget(() => import(/* webpackChunkName: "display" */ './DisplayPanel').then((m) => m.DisplayPanel));
const ShortcutSheet = lazyWidget(() => import('./ShortcutSheet').then((m) => m.ShortcutSheet));

/** The navbar's preferences menu, and the list of keyboard shortcuts. */
export function DisplayMenu() {
  const { shown, show, modal } = useModal<true>();
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
      <button type="button" hidden data-keys="?" onClick={() => show(true)} />
      {shown && <ShortcutSheet {...modal} />}
    </>
  );
}
