import { useId, useState } from 'react';
import { chooseTheme, chosenTheme, themes, type Theme } from '../../lib/theme';
import { chooseShortcuts } from '../shortcuts';

const labels: Record<Theme, string> = { system: 'System', light: 'Light', dark: 'Dark' };

type Props = {
  shortcutsOn: boolean;
  onShortcuts: (on: boolean) => void;
  onShowSheet: () => void;
};

/** What a viewer sets for this browser: the theme, and whether single keys are shortcuts. */
export function DisplayPanel({ shortcutsOn, onShortcuts, onShowSheet }: Props) {
  const [theme, setTheme] = useState(chosenTheme);
  const name = useId();
  return (
    <div className="display-panel">
      <fieldset className="display-panel__themes">
        <legend>Theme</legend>
        {themes.map((each) => (
          <label key={each} className="display-panel__theme">
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
      <label className="display-panel__switch">
        <input
          type="checkbox"
          checked={shortcutsOn}
          onChange={(event) => {
            chooseShortcuts(event.target.checked);
            onShortcuts(event.target.checked);
          }}
        />
        Keyboard shortcuts
      </label>
      <button
        type="button"
        className="button"
        onClick={(event) => {
          // The menu closes when the sheet takes the focus, and gets it back from the sheet.
          event.currentTarget.closest('.navbar__menu')?.querySelector('button')?.focus();
          onShowSheet();
        }}
      >
        Show shortcuts <kbd>?</kbd>
      </button>
    </div>
  );
}
