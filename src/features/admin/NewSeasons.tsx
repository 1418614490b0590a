import { useId, useState } from 'react';
import { errorText } from '../../api';
import { useTakeBackNewSeasonMutation } from '../../api/generated/admin.gen';
import { Button } from '../../components/Button';
import { ErrorAlert } from '../../components/ErrorAlert';
import { ConfirmModal } from '../../components/ConfirmModal';
import { QuerySection } from '../../components/QuerySection';
import { SavedNotice } from '../../components/SavedNotice';
import type { StaticColumn } from '../../components/StaticTable';
import { useModal } from '../../components/useModal';
import { newSeasons, type NewSeasonRow } from '../../entities/generated/adminTables.gen';
import { refreshStamp } from '../../lib/dates';
import { useRows } from '../../store/useRows';
import { CollapsedTable } from './CollapsedTable';
import { leagueColumn } from './LeagueLink';

const seasonColumns = (takeBack: (row: NewSeasonRow) => void): StaticColumn<NewSeasonRow>[] => [
  leagueColumn,
  { key: 'season', header: 'Season', cell: ({ season }) => season },
  {
    key: 'action',
    header: 'Action',
    className: 'wide-cell',
    cell: (row) =>
      row.reason ?? (
        <Button look="quiet-danger" aria-label={`Take back: ${row.leagueName}`} onClick={() => takeBack(row)}>
          Take back
        </Button>
      ),
  },
  { key: 'when', header: 'Created', className: 'nowrap', cell: ({ createdAt }) => refreshStamp(createdAt) },
  { key: 'by', header: 'By', cell: ({ createdBy }) => createdBy ?? '–' },
];

/** The leagues whose newest season was created by the call above, to take the season back while it has no entered data. */
export function NewSeasons() {
  const { rows, query } = useRows(newSeasons, undefined);
  const [send, { isLoading: running }] = useTakeBackNewSeasonMutation();
  const [saved, setSaved] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { shown, show, modal } = useModal<NewSeasonRow>();
  const headingId = useId();

  const takeBack = async ({ leagueId, leagueName, season }: NewSeasonRow) => {
    setProblem(null);
    const { error } = await send({ newSeasonTakeBack: { leagueId } });
    modal.onClose();
    if (error === undefined) setSaved(`${leagueName} is in season ${season - 1} again`);
    setProblem(errorText(error, { leagueId: leagueName }));
  };
  const isShown = !query.forbidden && (query.failed || (rows?.length ?? 0) > 0);
  return (
    <>
      {isShown && (
        <section className="card__body" aria-labelledby={headingId}>
          <h3 id={headingId} className="card__title">
            New seasons
          </h3>
          <QuerySection label="New seasons" rows={rows} query={query}>
            {(found) => <CollapsedTable label="New seasons" columns={seasonColumns(show)} rows={found} hasLinks />}
          </QuerySection>
        </section>
      )}
      <ErrorAlert text={problem} />
      {shown && (
        <ConfirmModal
          {...modal}
          title={`Take back season ${shown.season}?`}
          action="Take back"
          running={running}
          onConfirm={() => void takeBack(shown)}
        >
          {shown.leagueName} goes back to season {shown.season - 1}: its teams, rosters, standings and draft become what they were
          before season {shown.season} was created, {refreshStamp(shown.createdAt)}.
        </ConfirmModal>
      )}
      <SavedNotice text={saved} onDismiss={() => setSaved(null)} />
    </>
  );
}
