import { useEffect, type RefObject } from 'react';

/** Parallax runs only in windows wider than this, in pixels. */
const narrow = 991;

/** Sets the element's `--scrolled` to the scroll position, once per frame. With reduced motion the styles ignore it. */
export function useParallax(target: RefObject<HTMLElement | null>) {
  useEffect(() => {
    let frame = 0;
    const draw = () => {
      frame = 0;
      target.current?.style.setProperty('--scrolled', `${window.innerWidth > narrow ? window.scrollY : 0}px`);
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(draw);
    };
    schedule();
    window.addEventListener('scroll', schedule, { passive: true });
    window.addEventListener('resize', schedule, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', schedule);
      window.removeEventListener('resize', schedule);
    };
  }, [target]);
}
