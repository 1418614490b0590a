import { useEffect, useState } from 'react';
import { announce } from '../browser/announce';
import { useHydrated } from '../browser/useHydrated';
import { Button } from '../components/Button';

const TWO_SHEETS = 'M2 5h8v10H2zM6 4V1h8v10h-3';
const TICK = 'm2 8 4 5 8-10';

type Props = {
  /** What is copied, as announcements name it: `Link`. */
  of: string;
  text: () => string;
};

/** Copies a text; hidden where the browser cannot copy. */
export function CopyButton({ of, text }: Props) {
  const isHydrated = useHydrated();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), 2500);
    return () => clearTimeout(timer);
  }, [copied]);
  // A page without HTTPS cannot copy. The server assumes it can.
  if (isHydrated && !('clipboard' in navigator)) return null;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      setCopied(true);
      announce(`${of} copied`);
    } catch {
      announce(`The ${of.toLowerCase()} could not be copied`);
    }
  };
  return (
    <Button onClick={() => void copy()}>
      <svg viewBox="0 0 16 16" width="14" height="14" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden>
        <path d={copied ? TICK : TWO_SHEETS} />
      </svg>
      <span>{copied ? 'Copied' : `Copy ${of.toLowerCase()}`}</span>
    </Button>
  );
}
