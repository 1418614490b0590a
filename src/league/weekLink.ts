import type { Neighbour } from '../components/PrevNextNav';
import { withParam } from '../lib/withParam';

/** A link to a week of the page by `?week=`, from its first page of rows on. */
export const weekLink = (search: URLSearchParams, week: number | undefined): Neighbour | undefined =>
  week === undefined
    ? undefined
    : {
        label: `Week ${week}`,
        to: { search: withParam(withParam(search, 'page', undefined), 'week', String(week)).toString() },
        replace: true,
        preventScrollReset: true,
      };
