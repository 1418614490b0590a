import SvgIcon from '@mui/material/SvgIcon';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Tooltip from '@mui/material/Tooltip';
import { ColumnsPanelTrigger, type GridDensity, Toolbar, ToolbarButton, type ToolbarPropsOverrides } from '@mui/x-data-grid';

declare module '@mui/x-data-grid' {
  interface ToolbarPropsOverrides {
    label: string;
    density: GridDensity;
    onDensityChange: (density: GridDensity) => void;
    onReset: () => void;
    onExport: (() => void) | undefined;
  }
}

type Props = ToolbarPropsOverrides;

/** Each density with the path of its icon. */
export const densities: [GridDensity, name: string, lines: string][] = [
  ['compact', 'Compact rows', 'M4 5h16v2H4zm0 4h16v2H4zm0 4h16v2H4zm0 4h16v2H4z'],
  ['standard', 'Standard rows', 'M4 6h16v2H4zm0 5h16v2H4zm0 5h16v2H4z'],
  ['comfortable', 'Comfortable rows', 'M4 6h16v3H4zm0 9h16v3H4z'],
];

const columnsIcon = 'M4 5h16v14H4zm2 2v10h3V7zm5 0v10h3V7zm5 0v10h2V7z';
const exportIcon = 'M11 4h2v8l3-3 1.4 1.4L12 15.8l-5.4-5.4L8 9l3 3zM5 18h14v2H5z';
export const resetIcon = 'M12 5V1L7 6l5 5V7a5 5 0 1 1-5 5H5a7 7 0 1 0 7-7z';

export const icon = (path: string) => (
  <SvgIcon fontSize="small">
    <path d={path} />
  </SvgIcon>
);

/** The toolbar of a grid: columns, density, Reset view, Export CSV. */
export function GridToolbar({ label, density, onDensityChange, onReset, onExport }: Props) {
  return (
    <Toolbar aria-label={`${label}: view`}>
      <Tooltip title="Columns">
        <ColumnsPanelTrigger render={<ToolbarButton aria-label="Columns" />}>{icon(columnsIcon)}</ColumnsPanelTrigger>
      </Tooltip>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Row height"
        value={density}
        onChange={(_event, next: GridDensity | null) => next && onDensityChange(next)}
      >
        {densities.map(([value, name, lines]) => (
          <ToggleButton key={value} value={value} aria-label={name} title={name}>
            {icon(lines)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Tooltip title="Reset view">
        <ToolbarButton aria-label="Reset view" onClick={onReset}>
          {icon(resetIcon)}
        </ToolbarButton>
      </Tooltip>
      {onExport && (
        <Tooltip title="Export CSV">
          <ToolbarButton aria-label="Export CSV" onClick={onExport}>
            {icon(exportIcon)}
          </ToolbarButton>
        </Tooltip>
      )}
    </Toolbar>
  );
}
