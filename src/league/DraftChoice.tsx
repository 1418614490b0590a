import { Link, useSearchParams } from 'react-router';
import type { Schema } from '../api/types';
import { readDraft } from '../routing/readSearch';
import { withParam } from '../lib/withParam';

type Draft = Schema<'SeasonDraft'>;

const nameOf = ({ number, rounds, isAuction, isNeverHeld }: Draft) =>
  `Draft ${number}: ${isAuction ? 'auction' : rounds === 1 ? '1 round' : `${rounds} rounds`}${isNeverHeld ? ', not held' : ''}`;

/** Links to the drafts of a season; nothing where it has only one. */
export function DraftChoice({ drafts }: { drafts: readonly Draft[] | undefined }) {
  const [search] = useSearchParams();
  const shown = readDraft(search);
  if (drafts === undefined) return null;
  const searchOf = ({ number, isDefault }: Draft) =>
    withParam(search, 'draft', isDefault ? undefined : String(number)).toString();
  return (
    <nav className="row" aria-label="Drafts of the season">
      {drafts.map((draft) => (
        <Link
          key={draft.number}
          className="button"
          to={{ search: searchOf(draft) }}
          replace
          preventScrollReset
          aria-current={(shown === undefined ? draft.isDefault : shown === draft.number) ? 'page' : undefined}
        >
          {nameOf(draft)}
        </Link>
      ))}
    </nav>
  );
}
