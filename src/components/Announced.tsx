import { type ReactNode, useEffect, useRef } from 'react';
import { announce } from '../browser/announce';

type Props = {
  as?: 'div' | 'p' | 'span';
  /** The subject of the text, if the text does not name it. */
  label?: string;
  /** Whether the initial text is announced, for an element that appears with it. */
  appears?: boolean;
  className?: string;
  children: ReactNode;
};

/** Content that is announced by the page's live region when its text changes. */
export function Announced({ as = 'div', label, appears = false, className, children }: Props) {
  const Tag = as as 'div';
  const element = useRef<HTMLDivElement>(null);
  const before = useRef(appears ? '' : null);
  useEffect(() => {
    const text = element.current!.textContent;
    if (before.current !== null && text !== '' && text !== before.current) announce(label ? `${label}: ${text}` : text);
    before.current = text;
  });
  return (
    <Tag ref={element} className={className}>
      {children}
    </Tag>
  );
}
