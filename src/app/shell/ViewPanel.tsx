import { useId, useState } from 'react';
import { chooseTheme, chosenTheme, themes, type Theme } from '../../lib/theme';
import './viewPanel.css';

const labels: Record<Theme, string> = { system: 'System', light: 'Light', dark: 'Dark' };

/** What a viewer sets for this browser: the theme. */
export function ViewPanel() {
  const [theme, setTheme] = useState(chosenTheme);
  const name = useId();
  return (
    <div className="view-panel">
      <fieldset className="view-panel__themes">
        <legend>Theme</legend>
        {themes.map((each) => (
          <label key={each} className="view-panel__theme">
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
    </div>
  );
}
