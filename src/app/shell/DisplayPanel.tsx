import { useId, useState, useSyncExternalStore } from 'react';
import { chooseTheme, chosenTheme, themes, type Theme } from '../../browser/colorScheme';
import { areShortcutsOn, onShortcutsSwitched, switchShortcuts } from '../shortcuts';
import { Button } from '../../components/Button';

const labels: Record<Theme, string> = { system: 'System', light: 'Light', dark: 'Dark' };

/** The preferences of this browser: the theme, and whether keyboard shortcuts are on. */
export function DisplayPanel({ onShowSheet }: { onShowSheet: () => void }) {
  const [theme, setTheme] = useState(chosenTheme);
  const shortcutsOn = useSyncExternalStore(onShortcutsSwitched, areShortcutsOn);
  const name = useId();
  return (
    <div className="display-panel">
      <fieldset className="row spread">
        <legend>Theme</legend>
        {themes.map((each) => (
          <label key={each} className="row">
            <input
              type="radio"
              name={name}
              checked={theme === each}
              onChange={() => {
                chooseTheme(each);
                setTheme(each);
              }}
            />
            {labels[each]}
          </label>
        ))}
      </fieldset>
      <label className="row">
        <input type="checkbox" checked={shortcutsOn} onChange={(event) => switchShortcuts(event.target.checked)} />
        Keyboard shortcuts
      </label>
      <Button
        onClick={(event) => {
          // The menu closes when the dialog takes the focus. The dialog returns it to the menu's button.
          event.currentTarget.closest('.navbar__menu')?.querySelector('button')?.focus();
          onShowSheet();
        }}
      >
        Show shortcuts <kbd>?</kbd>
      </Button>
    </div>
  );
}
