import { useState } from 'react';
import { Modal, type ModalState } from '../../components/Modal';
import { type StaticColumn, StaticTable } from '../../components/StaticTable';
import { shortcutElements, search, searchKeys, sheetKeys } from '../shortcuts';

type Shortcut = { keys: string; label: string };

/** The shortcuts of the current page. */
const shortcutsHere = (): Shortcut[] => [
  { keys: sheetKeys, label: 'This list' },
  { keys: 'Ctrl K', label: 'Search everything' },
  ...(search() ? [{ keys: searchKeys, label: 'Search this page' }] : []),
  ...shortcutElements()
    .map((element) => ({ keys: element.dataset['keys'] ?? '', label: element.textContent }))
    .filter(({ keys }) => keys !== sheetKeys && (keys !== searchKeys || !search())),
];

const columns: StaticColumn<Shortcut>[] = [
  { key: 'label', header: 'What it does', rowHeader: true, cell: ({ label }) => label },
  {
    key: 'keys',
    header: 'Keys',
    cell: ({ keys }) => (
      <span className="row">
        {keys.split(' ').map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}
      </span>
    ),
  },
];

/** The keyboard shortcuts of the current page. */
export function ShortcutSheet(modal: ModalState) {
  const [shortcuts] = useState(shortcutsHere);
  return (
    <Modal {...modal} title="Keyboard shortcuts">
      <StaticTable label="Keyboard shortcuts" columns={columns} rows={shortcuts} rowKey={({ keys }) => keys} />
      <p>Press the keys one after the other, outside text fields. You can turn shortcuts off in the Display menu.</p>
    </Modal>
  );
}
