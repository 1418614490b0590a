import { Link, useSearchParams } from 'react-router';
import { withParam } from '../lib/withParam';

/** A view of a page: its name in the URL, null for the first, and its label. */
export type View = { name: string | null; label: string };

/** The view that `?view=` names; the first without a name, or with an unknown one. */
export function useView<Shown extends View>(views: readonly [Shown, ...Shown[]]): Shown {
  const named = useSearchParams()[0].get('view');
  return views.find(({ name }) => name === named) ?? views[0];
}

type Props = {
  label: string;
  views: readonly View[];
  current: View;
  /** The names of the parameters that the links keep; by default all. */
  kept?: readonly string[];
  /** Called when a link is followed. */
  onOpen?: (view: View) => void;
};

/** Links to the views of a page, which look like tabs. */
export function ViewTabs({ label, views, current, kept, onOpen }: Props) {
  const [all] = useSearchParams();
  const search = new URLSearchParams([...all].filter(([name]) => kept?.includes(name) ?? true));
  return (
    <nav className="tabs" aria-label={label}>
      {views.map((view) => (
        <Link
          key={view.label}
          to={{ search: withParam(search, 'view', view.name ?? undefined).toString() }}
          aria-current={view === current ? 'page' : undefined}
          replace
          preventScrollReset
          onClick={() => onOpen?.(view)}
        >
          {view.label}
        </Link>
      ))}
    </nav>
  );
}
