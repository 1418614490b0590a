import { useRef, useState, type FormEvent } from 'react';
import { errorText } from '../../api';
import { useSetLeagueSettingsMutation } from '../../api/generated/leagueSettings.gen';
import { dropDraft, findDraft, keepDraft } from '../../browser/formDrafts';
import { SubmitButton } from '../../components/Button';
import { ErrorAlert } from '../../components/ErrorAlert';
import { SavedNotice } from '../../components/SavedNotice';
import type { LeagueSettingsRow } from '../../entities/generated/leagueSettingsTables.gen';
import { selectEmailAddress } from '../../session/authSlice';
import { useAppSelector } from '../../store/hooks';
import { readChanges, SettingsFields, settingsLabels } from './SettingsFields';

/**
 * The form of a league's settings. It saves only what was changed, so that changes of others stay, and shows those changes while nothing is typed. Its
 * values survive a reload and a new log-in until they are saved.
 */
export function SettingsForm({ settings }: { settings: LeagueSettingsRow }) {
  const account = useAppSelector(selectEmailAddress);
  const [save, { isLoading: saving, error }] = useSetLeagueSettingsMutation();
  const [saved, setSaved] = useState<string | null>(null);
  const form = `league settings ${settings.leagueId}`;
  const [draft] = useState(() => findDraft(form, account));
  const changes = useRef(0);
  const [isTyped, setTyped] = useState(draft !== null);
  const [shown, setShown] = useState({ number: 0, begun: settings });
  if (!isTyped && shown.begun !== settings) setShown({ number: shown.number + 1, begun: settings });

  const onChange = (event: FormEvent<HTMLFormElement>) => {
    changes.current += 1;
    setTyped(true);
    keepDraft(form, account, event.currentTarget);
  };
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (saving) return;
    setSaved(null);
    const sent = changes.current;
    const { data } = await save({ leagueSettingsChange: readChanges(new FormData(event.currentTarget), shown.begun) });
    if (!data) return;
    setSaved('Saved.');
    // What was typed during the save is not saved.
    if (sent !== changes.current) return;
    dropDraft(form);
    setTyped(false);
  };
  return (
    <form
      className="stack"
      style={{ gap: 24, marginBottom: 24 }}
      aria-label="Settings"
      onChange={onChange}
      onSubmit={(event) => void onSubmit(event)}
    >
      <SettingsFields key={shown.number} settings={shown.begun} draft={shown.number === 0 ? draft : null} />
      <ErrorAlert text={errorText(error, settingsLabels)} />
      <p>
        <SubmitButton text="Save" busyText="Saving…" isBusy={saving} />
      </p>
      <SavedNotice text={saved} onDismiss={() => setSaved(null)} />
    </form>
  );
}
