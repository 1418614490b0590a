import { Reason } from '../../components/Reason';

/** The number of unmatched names, which opens their list. */
export function UnmatchedNames({ names = [] }: { names: string[] | undefined }) {
  if (names.length === 0) return <>0</>;
  return (
    <details>
      <summary>{names.length}</summary>
      <ul style={{ maxHeight: 260, marginTop: 8, paddingLeft: 16, overflowY: 'auto' }}>
        {names.map((name) => (
          <li key={name}>
            <Reason text={name} />
          </li>
        ))}
      </ul>
    </details>
  );
}
