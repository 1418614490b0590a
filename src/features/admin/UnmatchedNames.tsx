import Box from '@mui/material/Box';

/** The number of unmatched names, which opens their list. */
export function UnmatchedNames({ names = [] }: { names: string[] | undefined }) {
  if (names.length === 0) return <>0</>;
  return (
    <details>
      <summary>{names.length}</summary>
      <Box component="ul" sx={{ maxHeight: 260, marginTop: 1, paddingLeft: 2, overflowY: 'auto' }}>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </Box>
    </details>
  );
}
