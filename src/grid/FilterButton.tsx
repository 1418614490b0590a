import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { useState, type ComponentProps } from 'react';
import { FilterForm } from './FilterForm';

/** A header's filter button and the form that it opens. */
export function FilterButton({ onApply, ...filter }: ComponentProps<typeof FilterForm>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { headerName, text } = filter;
  const name = `Filter ${headerName}`;
  return (
    <>
      <IconButton
        size="small"
        color={text ? 'primary' : 'inherit'}
        aria-label={name}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          event.stopPropagation();
          setAnchor(event.currentTarget);
        }}
        // The header around it would sort on Enter, and take the focus to itself.
        onKeyDown={(event) => event.key !== 'Tab' && event.stopPropagation()}
        onFocus={(event) => event.stopPropagation()}
      >
        <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden>
          <path
            d="M1.5 2.5h13l-5 6v4.5l-3 1.5v-6z"
            fill={text ? 'currentColor' : 'none'}
            stroke="currentColor"
            strokeLinejoin="round"
          />
        </svg>
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        disableScrollLock
        onClose={() => setAnchor(null)}
        slotProps={{ paper: { role: 'dialog', 'aria-label': name } }}
      >
        <FilterForm
          {...filter}
          onApply={(next) => {
            onApply(next);
            setAnchor(null);
          }}
        />
      </Popover>
    </>
  );
}
