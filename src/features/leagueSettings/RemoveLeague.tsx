import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { CardSection } from '../../components/CardSection';
import { errorText, untracked } from '../../api';
import { leagueSettingsApi, useRemoveLeagueMutation } from '../../api/leagueSettings';
import { saveFile } from '../../browser/saveFile';
import { ErrorAlert } from '../../components/ErrorAlert';
import { InputField } from '../../components/Field';
import { lazyWidget } from '../../components/lazyWidget';
import { useModal } from '../../components/useModal';
import type { LeagueSettingsRow } from '../../entities/leagueSettings';
import { csvName } from '../../lib/csv';
import { pathTo } from '../../routing/pathTo';
import { useAppDispatch } from '../../store/hooks';
import { AppTheme } from '../../theme/AppTheme';

const ConfirmModal = lazyWidget(() => import('../../components/ConfirmModal').then((module) => module.ConfirmModal));

const labels = { name: 'Name of the league' };

/** Saves all that is stored of a league as a file, and removes the league once its name was typed and an export saved, or waived. */
export function RemoveLeague({ league: { leagueId, leagueName } }: { league: LeagueSettingsRow }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [send, { isLoading: removing }] = useRemoveLeagueMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  const [exporting, setExporting] = useState(false);
  const [isExported, setExported] = useState(false);
  const [isWaived, setWaived] = useState(false);
  const { shown, show, modal } = useModal<true>();

  const saveExport = async () => {
    if (exporting) return;
    setExporting(true);
    setProblem(null);
    const { data, error } = await dispatch(leagueSettingsApi.endpoints.exportLeague.initiate({ leagueId }, untracked));
    setExporting(false);
    setProblem(errorText(error));
    if (!data) return;
    saveFile(`${csvName(leagueName, 'export')}.json`, [JSON.stringify(data)], 'application/json');
    setExported(true);
  };
  const ask = () => {
    setTyped('');
    setWaived(false);
    setRefusal(null);
    show(true);
  };
  const remove = async () => {
    if (!isExported && !isWaived) return setRefusal('Save an export first, or choose to remove the league without one.');
    const { error } = await send({ leagueRemove: { leagueId, name: typed } });
    setRefusal(errorText(error, labels));
    if (error === undefined) void navigate(pathTo('logIn'));
  };
  return (
    <CardSection title="Export and removal">
      <div className="card__body">
        <p>The export is a file with all data of the league. A removed league cannot be restored here.</p>
        <ErrorAlert text={problem} />
        <p className="row">
          <button type="button" className="button" aria-busy={exporting} onClick={() => void saveExport()}>
            {exporting ? 'Exporting…' : 'Save an export'}
          </button>
          <button type="button" className="button button--danger button--risky" onClick={ask}>
            Remove the league
          </button>
        </p>
      </div>
      {shown && (
        <ConfirmModal
          {...modal}
          title={`Remove ${leagueName}?`}
          action="Remove"
          hasForm
          running={removing}
          onConfirm={() => void remove()}
        >
          <p>
            All of it is deleted: standings, scores, rosters, drafts, and the keepers and trades that people entered. It cannot be
            taken back. To confirm, type the league&apos;s name.
          </p>
          <ErrorAlert text={refusal} />
          <InputField
            label={labels.name}
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            attributes={{ maxLength: 200 }}
          />
          {isExported ? (
            <p>An export was saved.</p>
          ) : (
            <AppTheme>
              <FormControlLabel
                control={<Checkbox />}
                label="Remove without an export"
                checked={isWaived}
                onChange={(_, checked) => setWaived(checked)}
              />
            </AppTheme>
          )}
        </ConfirmModal>
      )}
    </CardSection>
  );
}
