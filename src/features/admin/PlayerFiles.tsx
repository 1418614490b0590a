import { useState } from 'react';
import { errorText } from '../../api';
import { useLoadPlayerFileMutation, usePreviewPlayerFileMutation } from '../../api/generated/admin.gen';
import type { Schema } from '../../api/types';
import { SubmitButton } from '../../components/Button';
import { Announced } from '../../components/Announced';
import { CardSection } from '../../components/CardSection';
import { ErrorAlert } from '../../components/ErrorAlert';
import { InputField } from '../../components/Field';
import { useAttempt } from '../../components/useAttempt';
import { decodeFile } from '../../lib/decodeFile';
import { PlayerFilePreview } from './PlayerFilePreview';

/** The most characters that the server accepts. */
const MOST_CHARACTERS = 1_000_000;

const labels = { text: 'File', name: 'File', season: 'Season' };

type PlayerFile = Schema<'PlayerFile'>;
type Shown = { file: PlayerFile; preview: Schema<'PlayerFilePreview'> };

/** The chosen file; a message if there is none, or it is too large. */
async function readForm(form: FormData): Promise<PlayerFile | string> {
  const [file, season] = [form.get('file'), form.get('season')];
  if (!(file instanceof File) || file.size === 0) return 'Choose a CSV file that is not empty.';
  const text = decodeFile(new Uint8Array(await file.arrayBuffer()));
  if (text.length > MOST_CHARACTERS) return `${file.name} is larger than a million characters.`;
  return { name: file.name, text, ...(season && { season: Number(season) }) };
}

/** Loads a ranking or rookies file: what it would change is shown before. */
export function PlayerFiles() {
  const [preview, { isLoading: previewing }] = usePreviewPlayerFileMutation();
  const [load, { isLoading: loading }] = useLoadPlayerFileMutation();
  const [shown, setShown] = useState<Shown | null>(null);
  const { problem, attempt, onSubmit } = useAttempt();
  const [done, setDone] = useState('');

  const show = async (form: HTMLFormElement): Promise<string | null> => {
    setShown(null);
    setDone('');
    const file = await readForm(new FormData(form));
    if (typeof file === 'string') return file;
    const { data, error } = await preview({ playerFile: file });
    if (data) setShown({ file, preview: data });
    return errorText(error, labels);
  };
  const apply = async ({ file, preview: { question } }: Shown): Promise<string | null> => {
    const { data, error } = await load({ playerFile: { ...file, ...(question !== null && { acceptFewer: true }) } });
    const refused = errorText(error, labels) ?? data?.leagues[0]?.error ?? null;
    if (error !== undefined || refused !== null) return refused;
    setShown(null);
    setDone(`${file.name} is loaded.`);
    return null;
  };
  return (
    <CardSection title="Ranking and rookies files">
      <p>
        Ranks and ADP come from the hosts every day. A CSV file of FantasyPros (ranking, ADP, rookies), Draft Buzz or the combine
        takes precedence over them for its season. Nothing is stored before you have seen what changes.
      </p>
      <form className="inline-form" aria-label="Player file" onSubmit={onSubmit(show)} onChange={() => setShown(null)}>
        <InputField label="CSV file" name="file" type="file" required attributes={{ accept: '.csv,.tsv,.txt,text/csv' }} />
        <InputField
          label="Season, if the file’s name has none"
          name="season"
          type="number"
          attributes={{ min: 1990, max: 2100 }}
        />
        <SubmitButton text="Show what changes" busyText="Reading…" isBusy={previewing} />
      </form>
      <ErrorAlert text={problem} />
      <Announced as="p">{done}</Announced>
      {shown && (
        <PlayerFilePreview
          name={shown.file.name}
          preview={shown.preview}
          loading={loading}
          onLoad={() => void attempt(() => apply(shown))}
          onCancel={() => setShown(null)}
        />
      )}
    </CardSection>
  );
}
