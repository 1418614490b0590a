import { act, fireEvent, render, screen } from '@testing-library/react';
import { SavedSnackbar } from '../../src/components/Snackbars';
import { announcementsId } from '../../src/browser/announce';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

function show() {
  const onDismiss = jest.fn();
  const undo = jest.fn();
  render(
    <>
      <button type="button">Before</button>
      <SavedSnackbar text="Kept" undo={undo} onDismiss={onDismiss} />
      <div id={announcementsId} aria-live="polite" />
    </>,
  );
  return { onDismiss, undo, notice: screen.getByRole('group', { name: 'Saved' }) };
}

test('it is read out, takes no focus, and goes by itself', () => {
  const { onDismiss } = show();
  wait(300);
  expect(document.getElementById(announcementsId)).toHaveTextContent('Kept');
  expect(document.body).toHaveFocus();
  expect(onDismiss).not.toHaveBeenCalled();
  wait(10_000);
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

test('it stays while the pointer or the focus is on it', () => {
  const { onDismiss, notice } = show();
  fireEvent.mouseEnter(notice);
  wait(60_000);
  act(() => screen.getByRole('button', { name: 'Undo' }).focus());
  fireEvent.mouseLeave(notice);
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  wait(60_000);
  expect(onDismiss).not.toHaveBeenCalled();
  act(() => screen.getByRole('button', { name: 'Before' }).focus());
  wait(10_000);
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

test('dismissed, it gives the focus back to where it was', () => {
  const { onDismiss } = show();
  const before = screen.getByRole('button', { name: 'Before' });
  act(() => before.focus());
  act(() => screen.getByRole('button', { name: 'Undo' }).focus());
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(onDismiss).toHaveBeenCalledTimes(1);
  expect(before).toHaveFocus();
});
