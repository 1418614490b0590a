import { useState } from 'react';
import { useLocation } from 'react-router';

/** Whether a menu is open. A navigation closes it; Back does not reopen it. */
export function useMenuOpen() {
  const { key } = useLocation();
  const [open, setOpen] = useState(false);
  const [shownAt, setShownAt] = useState(key);
  if (shownAt !== key) {
    setShownAt(key);
    setOpen(false);
  }
  return [open, setOpen] as const;
}
