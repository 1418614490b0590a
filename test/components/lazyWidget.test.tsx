import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazyWidget } from '../../src/components/lazyWidget';
import { useModal } from '../../src/components/useModal';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

test('a widget renders once its code is loaded, and at once the next time', async () => {
  const load = jest.fn(() => Promise.resolve(Greeting));
  const Widget = lazyWidget(load);
  const { unmount } = render(<Widget name="Ada" />);
  expect(screen.queryByText('Hello Ada')).not.toBeInTheDocument();
  expect(await screen.findByText('Hello Ada')).toBeInTheDocument();
  unmount();
  render(<Widget name="Grace" />);
  expect(screen.getByText('Hello Grace')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a chunk that cannot be loaded leaves the page as it is, shows a message, and is requested again the next time', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = jest.fn(() => Promise.resolve(Greeting)).mockRejectedValueOnce(new Error('gone'));
  const Widget = lazyWidget(load);
  const page = (
    <>
      <p>Page</p>
      <Widget name="Ada" />
    </>
  );
  const { unmount } = render(page);
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load this part of the page');
  expect(screen.getByText('Page')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  unmount();
  render(page);
  expect(await screen.findByText('Hello Ada')).toBeInTheDocument();
});

test('a modal whose chunk cannot be loaded is requested again when it is opened again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Sheet = lazyWidget(
    jest
      .fn(() => Promise.resolve(({ open }: { open: boolean; onClose: () => void }) => open && <p>Sheet</p>))
      .mockRejectedValueOnce(new Error('gone')),
  );
  function Page() {
    const { shown, show, modal } = useModal<true>();
    return (
      <>
        <button type="button" onClick={() => show(true)}>
          Open
        </button>
        {shown && <Sheet {...modal} />}
      </>
    );
  }
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText('Sheet')).toBeInTheDocument();
});
