import Checkbox from '@mui/material/Checkbox';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { refusalText, statusOnly } from '../../api';
import { useGetLeaguesQuery, useRemoveLeagueMutation, useSetLeagueSettingsMutation } from '../../api/admin';
import { exportLeague } from '../../api/exportLeague';
import { saveFile } from '../../browser/saveFile';
import { ErrorAlert } from '../../components/ErrorAlert';
import { InputField } from '../../components/Field';
import { lazyWidget } from '../../components/lazyWidget';
import { QuerySection } from '../../components/QuerySection';
import { SavedNotice } from '../../components/SavedNotice';
import type { StaticColumn } from '../../components/StaticTable';
import { useModal } from '../../components/useModal';
import { allRuns, managedLeagues, type ManagedLeagueRow } from '../../entities/maintenance';
import { csvName } from '../../lib/csv';
import { platforms } from '../../platforms/platforms';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { AppTheme } from '../../theme/AppTheme';
import { CollapsedTable } from './CollapsedTable';

const ConfirmModal = lazyWidget(() => import('../../components/ConfirmModal').then((module) => module.ConfirmModal));

const labels = { name: 'Name of the league' };

const leagueColumns = (
  setKeepers: (row: ManagedLeagueRow, enabled: boolean) => void,
  remove: (row: ManagedLeagueRow) => void,
): StaticColumn<ManagedLeagueRow>[] => [
  {
    key: 'league',
    header: 'League',
    rowHeader: true,
    className: 'pinned',
    cell: ({ leagueId, leagueName, provider }) => <Link to={platforms[provider].paths.standings(leagueId)}>{leagueName}</Link>,
  },
  { key: 'season', header: 'Season', align: 'right', cell: ({ season }) => season },
  {
    key: 'keepers',
    header: 'Keepers marked here',
    align: 'center',
    cell: (row) => (
      <Checkbox
        slotProps={{ input: { 'aria-label': `Keepers of ${row.leagueName} are marked here` } }}
        checked={row.manualKeepersEnabled}
        onChange={({ target }) => setKeepers(row, target.checked)}
      />
    ),
  },
  {
    key: 'action',
    header: 'Action',
    cell: (row) => (
      <button type="button" className="button" aria-label={`Remove ${row.leagueName}`} onClick={() => remove(row)}>
        Remove
      </button>
    ),
  },
  { key: 'id', header: 'Id', cell: ({ leagueId }) => leagueId },
];

/** All leagues: whether keepers are marked here, and their removal, which asks for the league's name. */
export function Leagues() {
  const dispatch = useAppDispatch();
  const query = useGetLeaguesQuery(undefined, statusOnly);
  const rows = useAppSelector((state) => managedLeagues.selectRows(state, allRuns));
  const [change] = useSetLeagueSettingsMutation();
  const [send, { isLoading: removing }] = useRemoveLeagueMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  const [exporting, setExporting] = useState(false);
  const [saved, setSaved] = useState<string | null>(null);
  const { shown, show, modal } = useModal<ManagedLeagueRow>();
  const headingId = useId();

  const setKeepers = async ({ leagueId }: ManagedLeagueRow, manualKeepersEnabled: boolean) => {
    const { error } = await change({ leagueSettingsChange: { leagueId, manualKeepersEnabled } });
    setProblem(refusalText(error));
  };
  const ask = (row: ManagedLeagueRow) => {
    setTyped('');
    setRefusal(null);
    show(row);
  };
  const remove = async ({ leagueId, leagueName }: ManagedLeagueRow) => {
    const { error } = await send({ leagueRemove: { leagueId, name: typed } });
    setRefusal(refusalText(error, labels));
    if (error !== undefined) return;
    modal.onClose();
    setSaved(`${leagueName} removed`);
  };
  const saveExport = async ({ leagueId, leagueName }: ManagedLeagueRow) => {
    if (exporting) return;
    setExporting(true);
    setRefusal(null);
    const { data, error } = await dispatch(exportLeague(leagueId));
    setExporting(false);
    setRefusal(refusalText(error));
    if (data) saveFile(`${csvName(leagueName, 'export')}.json`, [JSON.stringify(data)], 'application/json');
  };
  const columns = leagueColumns((row, enabled) => void setKeepers(row, enabled), ask);
  return (
    <section className="card" aria-labelledby={headingId}>
      <h2 id={headingId} className="card__title">
        Leagues
      </h2>
      <div className="card__body">
        <ErrorAlert text={problem} />
        {query.forbidden ? (
          <p role="status">The list of leagues is for admins.</p>
        ) : (
          <QuerySection rows={rows} query={query} emptyHint="Leagues that are added from a host appear here.">
            {(found) => (
              <AppTheme>
                <CollapsedTable label="Leagues" columns={columns} rows={found} shown="first" hasLinks />
              </AppTheme>
            )}
          </QuerySection>
        )}
      </div>
      {shown && (
        <ConfirmModal
          {...modal}
          title={`Remove ${shown.leagueName}?`}
          action="Remove"
          running={removing}
          onConfirm={() => void remove(shown)}
        >
          <p>
            All of it is deleted: standings, scores, rosters, drafts, and the keepers and trades that people entered. It cannot be
            taken back. To confirm, type the league&apos;s name.
          </p>
          <p>
            <button type="button" className="button" aria-busy={exporting} onClick={() => void saveExport(shown)}>
              {exporting ? 'Exporting…' : 'Save an export first'}
            </button>
          </p>
          <ErrorAlert text={refusal} />
          <InputField
            label={labels.name}
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            attributes={{ maxLength: 200 }}
          />
        </ConfirmModal>
      )}
      <SavedNotice text={saved} onDismiss={() => setSaved(null)} />
    </section>
  );
}
