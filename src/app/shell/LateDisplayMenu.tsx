import { useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from '../whenIdle';

/** The menu of what a viewer sets: its code comes once the page is there, into a place where it moves nothing. */
export function LateDisplayMenu() {
  const [Menu, setMenu] = useState<ComponentType>();
  useEffect(() => whenIdle(() => void import('./DisplayMenu').then((m) => setMenu(() => m.DisplayMenu))), []);
  return Menu && <Menu />;
}
