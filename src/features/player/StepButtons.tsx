import { useEffect } from 'react';
import type { PlayerSteps } from './usePlayerSteps';
import { Button } from '../../components/Button';

const typing = 'input, textarea, select, [contenteditable]';

/** Buttons for the previous and the next player of the table, which the left and the right arrow key press, too. They stay at its ends. */
export function StepButtons({ steps: { previous, next, show }, name }: { steps: PlayerSteps; name: string | undefined }) {
  useEffect(() => {
    const onKey = ({ key, target, defaultPrevented, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) => {
      if (defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return;
      if (target instanceof Element && target.closest(typing)) return;
      const player = key === 'ArrowLeft' ? previous : key === 'ArrowRight' ? next : undefined;
      if (player) show(player);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [previous, next, show]);
  const button = (word: string, sign: string, player: PlayerSteps['next']) => {
    const label = player ? `${word}: ${player.name}` : word;
    return (
      <Button aria-label={label} title={label} aria-disabled={!player} onClick={() => player && show(player)}>
        {sign}
      </Button>
    );
  };
  return (
    <>
      <span className="visually-hidden" aria-live="polite">
        {name}
      </span>
      {button('Previous', '◂', previous)}
      {button('Next', '▸', next)}
    </>
  );
}
