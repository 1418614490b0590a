import { useEffect, useState } from 'react';
import { announce } from '../../lib/announce';

/** Copies the page's address, which carries what a table shows; not offered where the browser lets nothing be copied. */
export function CopyLink() {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), 2500);
    return () => clearTimeout(timer);
  }, [copied]);
  // It is missing where the page did not come by a safe way; the server that draws a page leaves its place.
  if (typeof window !== 'undefined' && !(navigator.clipboard as Clipboard | undefined)) return null;
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
    <button type="button" className="copy-link" data-copied={copied || undefined} onClick={() => void copy()}>
      <span className="copy-link__words">{copied ? 'Copied' : 'Copy link'}</span>
    </button>
  );
}
