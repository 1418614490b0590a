import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type * as ChartsModule from './charts';
import './plots.css';

type Charts = Pick<typeof ChartsModule, 'StackedBars' | 'Lines'>;

interface PlotProps {
  title: string;
  /** What the picture tells, in a sentence, and which table has its numbers: in place of the picture for who cannot see it. */
  summary: string;
  /** Pixels, known before the picture is there, so that nothing moves when it comes. */
  height: number;
  /** What the viewer may choose. */
  controls?: ReactNode;
  /** Draws the picture, once it is on the screen and the charts' code is there. */
  children: (charts: Charts) => ReactNode;
}

/** The share of a plot that is to be on the screen before it is fetched: an edge of it is not worth the grid's time. */
const SEEN = 0.1;

/** A picture of numbers that a table of the page holds too. Its code comes when it is on the screen. */
export function Plot({ title, summary, height, controls, children }: PlotProps) {
  const id = useId();
  const space = useRef<HTMLDivElement>(null);
  const [charts, setCharts] = useState<Charts>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!space.current || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        import(/* webpackChunkName: "charts" */ './charts').then(setCharts, () => setFailed(true));
      },
      { threshold: SEEN },
    );
    observer.observe(space.current);
    return () => observer.disconnect();
  }, []);
  return (
    <figure className="plot card" aria-labelledby={id}>
      <figcaption>
        <strong id={id}>{title}</strong>
        {controls}
      </figcaption>
      <div ref={space} className="plot__space" style={{ height }} role="img" aria-label={summary}>
        {charts && children(charts)}
        {failed && <p>The plot could not be loaded; the table has its numbers.</p>}
      </div>
    </figure>
  );
}
