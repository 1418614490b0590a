/** The number of unmatched names, which opens their list. */
export function UnmatchedNames({ names = [] }: { names: string[] | undefined }) {
  if (names.length === 0) return <>0</>;
  return (
    <details>
      <summary>{names.length}</summary>
      <ul className="admin-names">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </details>
  );
}
