import { useState } from 'react';
import { Button } from '../../components/Button';
import { CardSection } from '../../components/CardSection';
import { errorText } from '../../api';
import { useRemoveAliasMutation } from '../../api/generated/admin.gen';
import { ErrorAlert } from '../../components/ErrorAlert';
import { ConfirmModal } from '../../components/ConfirmModal';
import { QuerySection } from '../../components/QuerySection';
import { SavedNotice } from '../../components/SavedNotice';
import type { StaticColumn } from '../../components/StaticTable';
import { useModal } from '../../components/useModal';
import { aliases, type AliasRow } from '../../entities/generated/adminTables.gen';
import { refreshStamp } from '../../lib/dates';
import { useRows } from '../../store/useRows';
import { CollapsedTable } from './CollapsedTable';

const aliasColumns = (remove: (row: AliasRow) => void): StaticColumn<AliasRow>[] => [
  { key: 'name', header: 'Alias', rowHeader: true, cell: ({ name }) => name },
  { key: 'player', header: 'Our player', cell: ({ player }) => player },
  {
    key: 'action',
    header: 'Action',
    cell: (row) => (
      <Button look="quiet-danger" aria-label={`Remove alias ${row.name}`} onClick={() => remove(row)}>
        Remove
      </Button>
    ),
  },
  { key: 'platform', header: 'Platform', cell: ({ platform }) => platform ?? 'All' },
  {
    key: 'when',
    header: 'Given',
    className: 'nowrap',
    cell: ({ givenAt }) => (givenAt === null ? '–' : refreshStamp(givenAt)),
  },
  { key: 'by', header: 'By', cell: ({ givenBy }) => givenBy ?? '–' },
];

/** The aliases, newest first, to remove them. */
export function Aliases() {
  const { rows, query } = useRows(aliases, undefined);
  const [send, { isLoading: running, error }] = useRemoveAliasMutation();
  const [saved, setSaved] = useState<string | null>(null);
  const { shown, show, modal } = useModal<AliasRow>();

  const remove = async ({ name }: AliasRow) => {
    const { error: refusal } = await send({ aliasRemove: { name } });
    modal.onClose();
    if (refusal === undefined) setSaved(`Alias ${name} removed`);
  };
  return (
    <CardSection title="Aliases">
      <ErrorAlert text={errorText(error)} />
      <QuerySection
        label="Aliases"
        rows={rows}
        query={query}
        empty="There are no aliases yet."
        forbidden="Only admins see aliases."
      >
        {(found) => <CollapsedTable label="Aliases" columns={aliasColumns(show)} rows={found} hasLinks />}
      </QuerySection>
      {shown && (
        <ConfirmModal
          {...modal}
          title="Remove this alias?"
          action="Remove"
          running={running}
          onConfirm={() => void remove(shown)}
        >
          From the next import on, {shown.name} is no longer {shown.player}, but an unmatched player.
        </ConfirmModal>
      )}
      <SavedNotice text={saved} onDismiss={() => setSaved(null)} />
    </CardSection>
  );
}
