import type { Schema } from '../../api/types';
import { Button } from '../../components/Button';
import { Announced } from '../../components/Announced';
import { ConfirmModal } from '../../components/ConfirmModal';
import type { StaticColumn } from '../../components/StaticTable';
import { useModal } from '../../components/useModal';
import { CollapsedTable } from './CollapsedTable';

type Preview = Schema<'PlayerFilePreview'>;
type Change = Preview['changes'][number] & { key: string };

const columns: StaticColumn<Change>[] = [
  { key: 'name', header: 'Player or team', rowHeader: true, className: 'pinned', cell: ({ name }) => name },
  { key: 'before', header: 'Now', cell: ({ before }) => before ?? '–' },
  { key: 'after', header: 'With this file', cell: ({ after }) => after ?? '–' },
];

/** The names listed of unknown players. */
const MOST_NAMES = 30;

const inShort = (names: string[]) =>
  names.length > MOST_NAMES ? `${names.slice(0, MOST_NAMES).join(', ')} and ${names.length - MOST_NAMES} more` : names.join(', ');

type Props = { name: string; preview: Preview; loading: boolean; onLoad: () => void; onCancel: () => void };

/** What loading a file would change, to confirm it; a file of fewer than half of the players asks once more. */
export function PlayerFilePreview({ name, preview, loading, onLoad, onCancel }: Props) {
  const { title, seasons, rows, matched, unmatched, messages, question, replaces, changed, changes } = preview;
  const { shown: asked, show: ask, modal } = useModal<string>();
  return (
    <section aria-label={`Preview of ${name}`}>
      <Announced as="p" appears>
        {`${title}, season ${seasons.join(', ')}: ${matched} of ${rows} rows are of known players. ${
          changed === 0
            ? 'Nothing changes.'
            : `${changed} ${changed === 1 ? 'player or team changes' : 'players and teams change'}.`
        }`}
      </Announced>
      {replaces.length > 0 && <p>It takes the place of {replaces.join(', ')}.</p>}
      {question !== null && <p className="failed">{question}.</p>}
      {unmatched.length > 0 && <p>Unknown, left out: {inShort(unmatched)}.</p>}
      {messages.map((message) => (
        <p key={message}>{message}.</p>
      ))}
      {changes.length > 0 && (
        <CollapsedTable
          label={`Changes by ${name}`}
          columns={columns}
          rows={changes.map((change, i) => ({ ...change, key: String(i) }))}
        />
      )}
      {changed > changes.length && <p>These are the first {changes.length} changes.</p>}
      <div className="row">
        <Button
          look="primary"
          isBusy={loading}
          busyText="Loading…"
          onClick={() => (question === null ? onLoad() : ask(question))}
        >
          Load this file
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
      {asked !== null && (
        <ConfirmModal
          {...modal}
          title="Load a file of fewer players?"
          action="Load it anyway"
          running={loading}
          onConfirm={() => {
            modal.onClose();
            onLoad();
          }}
        >
          <p>{asked}.</p>
        </ConfirmModal>
      )}
    </section>
  );
}
