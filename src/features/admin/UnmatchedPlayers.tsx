import { useState } from 'react';
import { Button } from '../../components/Button';
import { CardSection } from '../../components/CardSection';
import { QuerySection } from '../../components/QuerySection';
import type { StaticColumn } from '../../components/StaticTable';
import { unmatchedPlayers, type UnmatchedPlayerRow } from '../../entities/generated/adminTables.gen';
import { refreshStamp } from '../../lib/dates';
import { findDraft } from '../../browser/formDrafts';
import { selectEmailAddress } from '../../session/authSlice';
import { useAppSelector } from '../../store/hooks';
import { useRows } from '../../store/useRows';
import { labelOf } from './adminCalls';
import { aliasDraft, AliasForm } from './AliasForm';
import { CollapsedTable } from './CollapsedTable';

const placeOf = ({ call, leagueName, startedAt }: UnmatchedPlayerRow['runs'][number]) =>
  `${labelOf(call)}${leagueName === null ? '' : `, ${leagueName}`}, ${refreshStamp(startedAt)}`;

const unmatchedColumns = (enterFor: (name: string) => void): StaticColumn<UnmatchedPlayerRow>[] => [
  { key: 'player', header: 'Player', rowHeader: true, className: 'pinned', cell: ({ name }) => name },
  {
    key: 'runs',
    header: 'Not matched by',
    className: 'wide-cell',
    cell: ({ runs, runCount }) =>
      runs.map(placeOf).join('; ') +
      (runCount > runs.length ? ` and ${(runCount - runs.length).toLocaleString('en-US')} more` : ''),
  },
  {
    key: 'alias',
    header: 'Alias',
    cell: ({ name, takesAlias }) =>
      takesAlias ? (
        <Button aria-label={`Enter alias for ${name}`} onClick={() => enterFor(name)}>
          Enter alias
        </Button>
      ) : (
        'Ambiguous: a player with this name already exists, so an alias can’t resolve it.'
      ),
  },
];

/** The players that the last imports could not match, with the form for aliases. */
export function UnmatchedPlayers() {
  const { rows: players, query } = useRows(unmatchedPlayers, undefined);
  const account = useAppSelector(selectEmailAddress);
  const [chosen, setChosen] = useState(() => findDraft(aliasDraft, account)?.['name'] ?? '');
  const [form, setForm] = useState<HTMLFormElement | null>(null);

  const enterFor = (name: string) => {
    setChosen(name);
    form?.querySelector('input')?.focus();
  };
  const columns = unmatchedColumns(enterFor);
  return (
    <CardSection title="Unmatched players">
      <AliasForm
        ref={setForm}
        players={players?.filter(({ takesAlias }) => takesAlias) ?? []}
        chosen={chosen}
        onChoose={setChosen}
      />
      <QuerySection
        label="Unmatched players"
        rows={players}
        query={query}
        empty="The last run of each call matched everyone, or an alias names the player."
        forbidden="Only admins see unmatched players."
      >
        {(rows) => (
          <CollapsedTable
            label="Unmatched players"
            columns={columns}
            rows={rows.toSorted((a, b) => Number(b.takesAlias) - Number(a.takesAlias))}
            hasLinks={rows.some(({ takesAlias }) => takesAlias)}
          />
        )}
      </QuerySection>
    </CardSection>
  );
}
