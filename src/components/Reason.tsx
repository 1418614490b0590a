import type { ReactNode } from 'react';

const below = { display: 'block', fontSize: '0.875em', fontWeight: 400, overflowWrap: 'anywhere' } as const;

/** Why something failed: the sentences of the text's first line, then `children`; technical details, from its other lines, are below. */
export function Reason({ text, children }: { text: string; children?: ReactNode }) {
  const [sentences, ...details] = text.split('\n');
  return (
    <>
      {sentences}
      {children}
      {details.length > 0 && <span style={below}>{details.join('\n')}</span>}
    </>
  );
}
