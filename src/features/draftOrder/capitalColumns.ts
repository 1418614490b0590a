import { number, text } from '../../grid/columnKinds';
import type { Column } from '../../grid/columnTypes';
import { team } from '../../league/nameColumns';
import type { CapitalDraft, CapitalRow } from './capital';

const nameOf = ({ season, draft }: CapitalDraft) => (draft === undefined ? String(season) : `${season}, draft ${draft}`);

/** The columns of what the teams have to draft with: the team, its picks of each draft, and how many they are. */
export const capitalColumns = (drafts: readonly CapitalDraft[]): Column<CapitalRow>[] => [
  team('teamName', 'Team', { flex: 1, width: 150, pinned: 'alone', narrow: 'title' }),
  ...drafts.map((draft) =>
    text<CapitalRow>(`seasons.${draft.key}`, nameOf(draft), {
      ...{
        flex: 1,
        width: 168,
        wrap: true,
        narrow: 'chip',
        narrowLabel: draft.draft === undefined ? `${draft.season}:` : `Draft ${draft.draft}:`,
        filterable: false,
      },
      description: `Picks of ${nameOf(draft)}, with the rounds of which the team has more than one pick or none`,
      value: (row) => row.seasons.get(draft.key)?.text,
      sortBy: (row) => row.seasons.get(draft.key)?.count,
    }),
  ),
  number('total', 'Total', { width: 88, narrow: 'figure', narrowWidth: 64, description: 'Picks of all these drafts' }),
];
