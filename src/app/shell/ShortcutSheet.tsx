import { useState } from 'react';
import { Modal } from '../../components/Modal';
import { shortcutsHere } from '../shortcuts';

/** Which keys do what on the current page, and how to switch them off. */
export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const [shortcuts] = useState(shortcutsHere);
  return (
    <Modal open title="Keyboard shortcuts" onClose={onClose}>
      <table className="shortcut-sheet">
        <thead className="visually-hidden">
          <tr>
            <th scope="col">What it does</th>
            <th scope="col">Keys</th>
          </tr>
        </thead>
        <tbody>
          {shortcuts.map(({ keys, label }) => (
            <tr key={keys}>
              <th scope="row">{label}</th>
              <td>
                {keys.split(' ').map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="shortcut-sheet__note">
        Press the keys one after the other, outside of text fields. They can be switched off in the Display menu.
      </p>
    </Modal>
  );
}
