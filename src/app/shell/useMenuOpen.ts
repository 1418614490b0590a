import { useState } from 'react';
import { useLocation, useNavigation } from 'react-router';

/**
 * Whether a menu is open. A navigation closes it, unless it was under way when the menu was opened, as the one after a log-in; Back does not
 * reopen it.
 */
export function useMenuOpen() {
  const { key } = useLocation();
  const coming = useNavigation().location?.key;
  /** The location keys of the pages on which it is open. */
  const [openOn, setOpenOn] = useState<readonly (string | undefined)[]>([]);
  const open = openOn.includes(key);
  if (!open && openOn.length > 0) setOpenOn([]);
  const setOpen = (next: boolean) => setOpenOn(next ? [key, coming] : []);
  return [open, setOpen] as const;
}
