import { useState } from 'react';
import { CardSection } from '../../components/CardSection';
import { statusOnly } from '../../api';
import { useGetUnmatchedPlayersQuery } from '../../api/admin';
import { QuerySection } from '../../components/QuerySection';
import type { StaticColumn } from '../../components/StaticTable';
import { onlyList, unmatchedPlayers, type UnmatchedRow } from '../../entities/maintenance';
import { refreshStamp } from '../../lib/dates';
import { findDraft } from '../../browser/formDrafts';
import { selectEmailAddress } from '../../session/authSlice';
import { useAppSelector } from '../../store/hooks';
import { labelOf } from './adminCalls';
import { aliasDraft, AliasForm } from './AliasForm';
import { CollapsedTable } from './CollapsedTable';

const placeOf = ({ call, leagueName, startedAt }: UnmatchedRow['runs'][number]) =>
  `${labelOf(call)}${leagueName === null ? '' : `, ${leagueName}`}, ${refreshStamp(startedAt)}`;

const unmatchedColumns = (enterFor: (name: string) => void): StaticColumn<UnmatchedRow>[] => [
  { key: 'player', header: 'Player', rowHeader: true, className: 'pinned', cell: ({ name }) => name },
  {
    key: 'runs',
    header: 'Not matched by',
    className: 'wide-cell',
    cell: ({ runs }) => runs.map(placeOf).join('; '),
  },
  {
    key: 'alias',
    header: 'Alias',
    cell: ({ name, takesAlias }) =>
      takesAlias ? (
        <button type="button" className="button" aria-label={`Enter alias for ${name}`} onClick={() => enterFor(name)}>
          Enter alias
        </button>
      ) : (
        'Ambiguous: a player with this name already exists, so an alias can’t resolve it.'
      ),
  },
];

/** The players that the last imports could not match, with the form for aliases. */
export function UnmatchedPlayers() {
  const query = useGetUnmatchedPlayersQuery(undefined, statusOnly);
  const players = useAppSelector((state) => unmatchedPlayers.selectRows(state, onlyList));
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
      <div className="card__body">
        <AliasForm
          ref={setForm}
          players={players?.filter(({ takesAlias }) => takesAlias) ?? []}
          chosen={chosen}
          onChoose={setChosen}
        />
        {query.forbidden ? (
          <p>Only admins see unmatched players.</p>
        ) : players?.length === 0 ? (
          <p>The last run of each call matched everyone, or an alias names the player.</p>
        ) : (
          <QuerySection
            label="Unmatched players"
            rows={players}
            query={query}
            emptyHint="Every name of the player files has been found."
          >
            {(rows) => (
              <CollapsedTable
                label="Unmatched players"
                columns={columns}
                rows={rows.toSorted((a, b) => Number(b.takesAlias) - Number(a.takesAlias))}
                shown="first"
                hasLinks={rows.some(({ takesAlias }) => takesAlias)}
              />
            )}
          </QuerySection>
        )}
      </div>
    </CardSection>
  );
}
