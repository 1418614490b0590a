import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type * as ChartsModule from './charts';
import { useOnline } from '../browser/useOnline';
import { importWithRetry } from '../lib/importWithRetry';

type Charts = Pick<typeof ChartsModule, 'Ranges' | 'Lines'>;

type Props = {
  title: string;
  /** The text alternative: what the chart shows, and which table has the numbers. */
  summary: string;
  /** Pixels, reserved before the chart is loaded, so that nothing moves. */
  height: number;
  /** Inputs, or a legend, beside the title. */
  controls?: ReactNode;
  /** List items with the names of the chart's rows, at its left: inside the chart, which is an image, they could not be links. */
  rowNames?: ReactNode;
  /** Renders the chart, once it is on the screen and its chunk is loaded. */
  children: (charts: Charts) => ReactNode;
};

/** The share of a chart that must be on the screen before its chunk is loaded. */
const VISIBLE_SHARE = 0.1;

/**
 * A chart of numbers that are in a table of the page too, or in its text alternative. Its chunk is loaded when it is on the screen or the page
 * is idle, and once more when the network comes back.
 */
export function ChartFigure({ title, summary, height, controls, rowNames, children }: Props) {
  const id = useId();
  const space = useRef<HTMLDivElement>(null);
  const [charts, setCharts] = useState<Charts>();
  const [failed, setFailed] = useState(false);
  const [isRequested, setRequested] = useState(false);
  const isOnline = useOnline();
  useEffect(() => {
    if (isRequested || !space.current || typeof IntersectionObserver === 'undefined') return undefined;
    const request = () => setRequested(true);
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && request(), {
      threshold: VISIBLE_SHARE,
    });
    observer.observe(space.current);
    // Printing does not wait for a chunk. Safari has no idle callback.
    const idle = window.requestIdleCallback?.(request);
    return () => {
      observer.disconnect();
      if (idle !== undefined) cancelIdleCallback(idle);
    };
  }, [isRequested]);
  useEffect(() => {
    if (!isRequested) return;
    importWithRetry(() => import(/* webpackChunkName: "charts" */ './charts')).then(
      (loaded) => {
        setCharts(loaded);
        setFailed(false);
      },
      () => setFailed(true),
    );
  }, [isRequested, isOnline]);
  return (
    <figure className="card card__body" aria-labelledby={id}>
      <figcaption className="row spread">
        <strong id={id}>{title}</strong>
        {controls}
      </figcaption>
      {failed ? (
        <p>{isOnline ? 'Couldn’t load the chart.' : 'The chart is not saved on this device.'} The table has its numbers.</p>
      ) : (
        <div className="chart" style={{ height }}>
          {rowNames && <ul className="chart__names">{rowNames}</ul>}
          <div ref={space} role="img" aria-label={summary}>
            {charts && children(charts)}
          </div>
        </div>
      )}
    </figure>
  );
}
