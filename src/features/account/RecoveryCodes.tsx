import { useEffect, useRef } from 'react';
import { Button } from '../../components/Button';

/** New recovery codes, which are shown once. Their heading takes the focus. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [codes]);
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        Recovery codes
      </h3>
      <p>
        Each of them works once in place of a code, if you lose your phone. Write them down or store them now: they are not shown
        again.
      </p>
      <ol style={{ marginBottom: 16 }}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <p>
        <Button look="primary" onClick={onDone}>
          I have stored them
        </Button>
      </p>
    </>
  );
}
