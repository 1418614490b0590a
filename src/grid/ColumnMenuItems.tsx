import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import type { GridColumnMenuItemProps, GridDensity } from '@mui/x-data-grid';
import { densities, icon, resetIcon } from './GridToolbar';

type Props = Pick<GridColumnMenuItemProps, 'onClick'> & {
  onReset: () => void;
  /** The density, in a table without a toolbar. */
  density?: GridDensity;
  onDensityChange: (density: GridDensity) => void;
};

/** The column menu's items for the whole table: Reset view, and the row height where no toolbar offers it. */
export function ColumnMenuItems({ onClick, onReset, density, onDensityChange }: Props) {
  return (
    <>
      {density !== undefined &&
        densities.map(([value, name, lines]) => (
          <MenuItem
            key={value}
            role="menuitemradio"
            aria-checked={value === density}
            selected={value === density}
            onClick={(event) => {
              onDensityChange(value);
              onClick(event);
            }}
          >
            <ListItemIcon>{icon(lines)}</ListItemIcon>
            <ListItemText>{name}</ListItemText>
          </MenuItem>
        ))}
      <MenuItem onClick={onReset}>
        <ListItemIcon>{icon(resetIcon)}</ListItemIcon>
        <ListItemText>Reset view</ListItemText>
      </MenuItem>
    </>
  );
}
