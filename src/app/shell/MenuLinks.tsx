import { Fragment } from 'react';
import { Link, useLocation } from 'react-router';

export type MenuLink = {
  label: string;
  to: string;
  /** The state of the history entry that it opens. */
  state?: object;
  /** The heading above the link and those after it that have the same. */
  group?: string;
  /** A note beside the link. */
  note?: string;
  /** Whether the current page belongs to the link's target without being it. */
  isCurrent?: boolean;
};

/** The links of a menu as list items, each group below its heading. */
export function MenuLinks({ links, onFollow }: { links: readonly MenuLink[]; onFollow?: () => void }) {
  const { pathname } = useLocation();
  return links.map(({ label, to, state, group, note, isCurrent }, index) => (
    <Fragment key={to}>
      {group !== links[index - 1]?.group && <li className="navbar__group muted">{group}</li>}
      <li>
        <Link
          className="navbar__link"
          to={to}
          state={state}
          aria-current={to === pathname ? 'page' : isCurrent || undefined}
          onClick={onFollow}
        >
          {label}
        </Link>
        {note && <span className="muted">{note}</span>}
      </li>
    </Fragment>
  ));
}
