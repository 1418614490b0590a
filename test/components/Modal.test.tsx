import { render, screen, waitForElementToBeRemoved } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Modal } from '../../src/components/Modal';
import { useModal } from '../../src/components/useModal';

function Page() {
  const { shown, show, modal } = useModal<string>();
  return (
    <>
      <button type="button" onClick={() => show('Facts')}>
        Open
      </button>
      {shown && (
        <Modal {...modal} title={shown}>
          content
        </Modal>
      )}
    </>
  );
}

test.each(['Close', 'Escape'])('%s fades the dialog out, then unmounts it and returns the focus', async (way) => {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = await screen.findByRole('dialog', { name: 'Facts' });
  if (way === 'Close') await user.click(screen.getByRole('button', { name: 'Close' }));
  else await user.keyboard('{Escape}');
  expect(dialog).toBeInTheDocument();
  await waitForElementToBeRemoved(dialog);
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test.each([
  [false, 1],
  [true, 0],
])('a click outside closes a dialog, but not one with a form (%s)', async (hasForm, closed) => {
  const user = userEvent.setup();
  const onClose = jest.fn();
  render(
    <Modal open title="Facts" hasForm={hasForm} onClose={onClose}>
      content
    </Modal>,
  );
  await user.click(document.querySelector('.MuiDialog-container')!);
  expect(onClose).toHaveBeenCalledTimes(closed);
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(closed + 1);
});
