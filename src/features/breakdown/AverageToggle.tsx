import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AppTheme } from '../../theme/AppTheme';
import type { Average } from './columns';

type Props = { average: Average; onChange: (average: Average) => void };

/** Toggles between average ADP and average age. */
export function AverageToggle({ average, onChange }: Props) {
  return (
    <AppTheme>
      <ToggleButtonGroup
        exclusive
        value={average}
        // Null for a click on the selected button, which stays selected.
        onChange={(_event, next: Average | null) => next && onChange(next)}
        aria-label="Averages"
      >
        <ToggleButton value="adp">Adp</ToggleButton>
        <ToggleButton value="age">Age</ToggleButton>
      </ToggleButtonGroup>
    </AppTheme>
  );
}
