import { useEffect, useState, useSyncExternalStore } from 'react';
import { announce } from '../browser/announce';

const TWO_SHEETS = 'M2 5h8v10H2zM6 4V1h8v10h-3';
const TICK = 'm2 8 4 5 8-10';

const never = () => () => undefined;

/** Whether the browser can copy: not on a page without HTTPS. The server assumes it can. */
const useClipboard = () =>
  useSyncExternalStore(
    never,
    () => Boolean(navigator.clipboard as Clipboard | undefined),
    () => true,
  );

/** Copies the page's URL, which contains the view of its table; hidden where the browser cannot copy. */
export function CopyLink() {
  const canCopy = useClipboard();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), 2500);
    return () => clearTimeout(timer);
  }, [copied]);
  if (!canCopy) return null;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href);
      setCopied(true);
      announce('Link copied');
    } catch {
      announce('The link could not be copied');
    }
  };
  return (
    <button type="button" className="button" onClick={() => void copy()}>
      <svg viewBox="0 0 16 16" width="14" height="14" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden>
        <path d={copied ? TICK : TWO_SHEETS} />
      </svg>
      <span>{copied ? 'Copied' : 'Copy link'}</span>
    </button>
  );
}
