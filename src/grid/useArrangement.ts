import type { GridColumnVisibilityModel, GridDensity, GridEventListener } from '@mui/x-data-grid';
import { useEffect, useMemo, useState } from 'react';
import { storage } from '../browser/storage';

/** A viewer's arrangement of a table: hidden columns and widths by field, and density. Sort and page are in the URL instead. */
type Arrangement = { density: GridDensity; visibility: GridColumnVisibilityModel; widths: Record<string, number> };

const initial: Arrangement = { density: 'standard', visibility: {}, widths: {} };

const isInitial = ({ density, visibility, widths }: Arrangement) =>
  density === initial.density && Object.keys(visibility).length === 0 && Object.keys(widths).length === 0;

const storageKey = (label: string) => `table.${label}`;

/** Reads a stored arrangement. Where something else is stored, it is the initial one. */
function readArrangement(label: string): Arrangement {
  try {
    return { ...initial, ...(JSON.parse(storage.get(storageKey(label)) ?? '{}') as Partial<Arrangement>) };
  } catch {
    return initial;
  }
}

/** Stores an arrangement that differs from the initial one. The grid also reports its initial values, which are not stored. */
function storeArrangement(label: string, arrangement: Arrangement) {
  if (isInitial(arrangement)) storage.remove(storageKey(label));
  else storage.set(storageKey(label), JSON.stringify(arrangement));
}

/**
 * A table's arrangement, stored in the browser under the table's label.
 * @returns the arrangement, callbacks that change it, `reset`, and a `version` to remount the grid by after a reset
 */
export function useArrangement(label: string) {
  const [{ arrangement, version }, setState] = useState(() => ({ arrangement: readArrangement(label), version: 0 }));
  useEffect(() => storeArrangement(label, arrangement), [label, arrangement]);
  const callbacks = useMemo(() => {
    const change = (changed: (before: Arrangement) => Partial<Arrangement>) =>
      setState((state) => ({ ...state, arrangement: { ...state.arrangement, ...changed(state.arrangement) } }));
    const width: GridEventListener<'columnWidthChange'> = ({ colDef, width: pixels }) =>
      change(({ widths }) => ({ widths: { ...widths, [colDef.field]: Math.round(pixels) } }));
    return {
      arrange: {
        density: (density: GridDensity) => change(() => ({ density })),
        visibility: (visibility: GridColumnVisibilityModel) => change(() => ({ visibility })),
        width,
      },
      reset: () => setState((state) => ({ arrangement: initial, version: state.version + 1 })),
    };
  }, []);
  return { arrangement, version, ...callbacks };
}
