import Tooltip from '@mui/material/Tooltip';
import { useGridApiContext, useGridEvent } from '@mui/x-data-grid';
import { useContext, useLayoutEffect, useState } from 'react';
import { FilterButton } from './FilterButton';
import { FilterContext } from './filterContext';
import { useNarrow } from './useNarrow';

/** A header's description for keyboards and screen readers, and its filter button; narrow windows have a list of filters instead. */
export function HeaderActions({ field }: { field: string }) {
  const { fields, filters, setFilter, inputFor } = useContext(FilterContext);
  const isNarrow = useNarrow();
  const { headerName = field, description } = useGridApiContext().current.getColumn(field) ?? {};
  return (
    <>
      {description && <HeaderDescription field={field} description={description} />}
      {!isNarrow && fields.includes(field) && (
        <FilterButton
          headerName={headerName}
          text={filters.find((filter) => filter.field === field)?.text ?? ''}
          inputFor={() => inputFor(field)}
          onApply={(text) => setFilter(field, text)}
        />
      )}
    </>
  );
}

/** The grid shows a header's description on hover only: this also shows it on focus, and sets it as the accessible description. */
function HeaderDescription({ field, description }: { field: string; description: string }) {
  const apiRef = useGridApiContext();
  const [header, setHeader] = useState<HTMLElement | null>(null);
  useGridEvent(apiRef, 'columnHeaderFocus', (params) => {
    if (params.field === field) setHeader(apiRef.current.getColumnHeaderElement(field));
  });
  useGridEvent(apiRef, 'columnHeaderBlur', () => setHeader(null));
  useLayoutEffect(() => {
    apiRef.current.getColumnHeaderElement(field)?.setAttribute('aria-description', description);
  }, [apiRef, field, description]);
  return (
    <Tooltip
      open={header !== null}
      onClose={() => setHeader(null)}
      title={description}
      disableHoverListener
      slotProps={{ popper: { anchorEl: header } }}
    >
      <span aria-hidden />
    </Tooltip>
  );
}
