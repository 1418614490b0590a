import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../components/Button';
import { CardSection } from '../../components/CardSection';
import { errorText, untracked } from '../../api';
import { leagueSettingsApi, useRemoveLeagueMutation } from '../../api/generated/leagueSettings.gen';
import { saveFile } from '../../browser/saveFile';
import { ErrorAlert } from '../../components/ErrorAlert';
import { CheckField, InputField } from '../../components/Field';
import { ConfirmModal } from '../../components/ConfirmModal';
import { useAttempt } from '../../components/useAttempt';
import { useModal } from '../../components/useModal';
import type { LeagueSettingsRow } from '../../entities/generated/leagueSettingsTables.gen';
import { csvName } from '../../lib/csv';
import { pathTo } from '../../routing/pathTo';
import { useAppDispatch } from '../../store/hooks';

const labels = { name: 'Name of the league' };

/** Saves all that is stored of a league as a file, and removes the league once its name was typed and an export saved, or waived. */
export function RemoveLeague({ league: { leagueId, leagueName } }: { league: LeagueSettingsRow }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [send, { isLoading: removing }] = useRemoveLeagueMutation();
  const { running: exporting, problem, attempt } = useAttempt();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  const [isExported, setExported] = useState(false);
  const [isWaived, setWaived] = useState(false);
  const { shown, show, modal } = useModal<true>();

  const saveExport = async () => {
    const { data, error } = await dispatch(leagueSettingsApi.endpoints.exportLeague.initiate({ leagueId }, untracked));
    if (data) {
      saveFile(`${csvName(leagueName, 'export')}.json`, [JSON.stringify(data)], 'application/json');
      setExported(true);
    }
    return errorText(error);
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
      <p>The export is a file with all data of the league. A removed league cannot be restored here.</p>
      <ErrorAlert text={problem} />
      <p className="row">
        <Button aria-busy={exporting} onClick={() => void attempt(saveExport)}>
          {exporting ? 'Exporting…' : 'Save an export'}
        </Button>
        <Button look="danger" isRisky onClick={ask}>
          Remove the league
        </Button>
      </p>
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
            <CheckField label="Remove without an export" checked={isWaived} onChange={setWaived} />
          )}
        </ConfirmModal>
      )}
    </CardSection>
  );
}
