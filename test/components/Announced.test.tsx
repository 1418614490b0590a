import { render, waitFor } from '@testing-library/react';
import { announcementsId } from '../../src/browser/announce';
import { Announced } from '../../src/components/Announced';

test('a text is announced when it changes; an initial text only with `appears`', async () => {
  const region = document.body.appendChild(document.createElement('div'));
  region.id = announcementsId;
  const { rerender } = render(
    <>
      <Announced label="Refresh standings">Done</Announced>
      <Announced appears>Tidal Wave has him.</Announced>
    </>,
  );
  await waitFor(() => expect(region.textContent).toBe('Tidal Wave has him.'));
  rerender(<Announced label="Refresh standings">Running…</Announced>);
  await waitFor(() => expect(region.textContent).toBe('Refresh standings: Running…'));
  region.remove();
});
