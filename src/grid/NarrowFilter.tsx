import { useContext, useEffect, useRef } from 'react';
import { AppTheme } from '../theme/AppTheme';
import { FilterContext } from './filterContext';
import { FilterForm } from './FilterForm';

type Props = { field: string; headerName: string; onClose: () => void };

/** The form of a column's filter, in the page: a narrow window has no headers for it. Escape closes it. */
export function NarrowFilter({ field, headerName, onClose }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const shown = box.current!;
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && onClose();
    shown.addEventListener('keydown', onKeyDown);
    return () => shown.removeEventListener('keydown', onKeyDown);
  }, [onClose]);
  const { filters, setFilter, inputFor } = useContext(FilterContext);
  return (
    <AppTheme>
      <div ref={box} role="group" aria-label={`Filter ${headerName}`}>
        <FilterForm
          key={field}
          headerName={headerName}
          text={filters.find((filter) => filter.field === field)?.text ?? ''}
          inputFor={() => inputFor(field)}
          onApply={(text) => {
            setFilter(field, text);
            onClose();
          }}
        />
      </div>
    </AppTheme>
  );
}
