import { act, fireEvent, render, screen } from '@testing-library/react';
import { NoticeSnackbar, SavedSnackbar } from '../../src/components/Snackbars';
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

test('a snackbar is announced, takes no focus, and closes by itself', () => {
  const { onDismiss } = show();
  wait(300);
  expect(document.getElementById(announcementsId)).toHaveTextContent('Kept');
  expect(document.body).toHaveFocus();
  expect(onDismiss).not.toHaveBeenCalled();
  wait(10_000);
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

test('a snackbar stays open while it has the pointer or the focus', () => {
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

test('closing a snackbar returns the focus', () => {
  const { onDismiss } = show();
  const before = screen.getByRole('button', { name: 'Before' });
  act(() => before.focus());
  act(() => screen.getByRole('button', { name: 'Undo' }).focus());
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(onDismiss).toHaveBeenCalledTimes(1);
  expect(before).toHaveFocus();
});

test.each([
  ['confirmation', <SavedSnackbar key="later" text="Later" onDismiss={() => undefined} />],
  ['notice', <NoticeSnackbar key="later" text="Later" onDismiss={() => undefined} />],
])('a confirmation makes way for a later %s, and not for its own next text', (_, later) => {
  const onDismiss = jest.fn();
  const first = (text: string) => <SavedSnackbar key="first" text={text} onDismiss={onDismiss} />;
  const { rerender } = render(<>{first('Kept')}</>);
  rerender(<>{first('Kept again')}</>);
  expect(onDismiss).not.toHaveBeenCalled();
  rerender(<>{[first('Kept again'), later]}</>);
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

test('the next confirmation closes by itself after a refused Undo under the pointer', () => {
  const onDismiss = jest.fn();
  const page = (saved: string | null, refusal: string | null) => (
    <>
      {saved !== null && <SavedSnackbar text={saved} undo={() => undefined} onDismiss={onDismiss} />}
      {refusal !== null && <NoticeSnackbar text={refusal} onDismiss={() => undefined} />}
    </>
  );
  const { rerender } = render(page('Kept', null));
  fireEvent.mouseEnter(screen.getByRole('group', { name: 'Saved' }));
  act(() => screen.getByRole('button', { name: 'Undo' }).focus());
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  rerender(page(null, 'Refused'));
  expect(screen.queryByRole('group', { name: 'Saved' })).toBeNull();
  rerender(page('Kept again', null));
  expect(onDismiss).not.toHaveBeenCalled();
  wait(10_000);
  expect(onDismiss).toHaveBeenCalledTimes(1);
});
