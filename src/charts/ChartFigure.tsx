import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type * as ChartsModule from './charts';
import { importWithRetry } from '../lib/importWithRetry';

type Charts = Pick<typeof ChartsModule, 'StackedBars' | 'Lines'>;

type Props = {
  title: string;
  /** The text alternative: what the chart shows, and which table has the numbers. */
  summary: string;
  /** Pixels, reserved before the chart is loaded, so that nothing moves. */
  height: number;
  /** Inputs beside the title. */
  controls?: ReactNode;
  /** Renders the chart, once it is on the screen and its chunk is loaded. */
  children: (charts: Charts) => ReactNode;
};

/** The share of a chart that must be on the screen before its chunk is loaded. */
const VISIBLE_SHARE = 0.1;

/** A chart of numbers that are in a table of the page too. Its chunk is loaded when it is on the screen. */
export function ChartFigure({ title, summary, height, controls, children }: Props) {
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
        importWithRetry(() => import(/* webpackChunkName: "charts" */ './charts')).then(setCharts, () => setFailed(true));
      },
      { threshold: VISIBLE_SHARE },
    );
    observer.observe(space.current);
    return () => observer.disconnect();
  }, []);
  return (
    <figure className="card card__body" aria-labelledby={id}>
      <figcaption className="row spread">
        <strong id={id}>{title}</strong>
        {controls}
      </figcaption>
      {failed ? (
        <p>Couldn’t load the chart. The table has its numbers.</p>
      ) : (
        <>
          {/* Not a style attribute: the page's policy forbids those in the server's HTML. */}
          <style>{`#${id}-space{height:${height}px}`}</style>
          <div ref={space} id={`${id}-space`} role="img" aria-label={summary}>
            {charts && children(charts)}
          </div>
        </>
      )}
    </figure>
  );
}
