import { lazyWidget } from '../../components/lazyWidget';
import { useModal } from '../../components/useModal';

const SearchDialog = lazyWidget(() =>
  import(/* webpackChunkName: "search" */ '../search/SearchDialog').then((m) => m.SearchDialog),
);

/** Opens the search, as do Ctrl K, ⌘ K, and / on a page without a search field of its own (`app/shortcuts.ts`, which loads later). */
export function SearchButton() {
  const { shown, show, modal } = useModal<true>();
  return (
    <>
      <button
        type="button"
        className="navbar__link navbar__search"
        aria-keyshortcuts="Control+K Meta+K"
        data-keys="/"
        onClick={() => show(true)}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden>
          <path d="M11 11l4 4M12 7A5 5 0 1 1 2 7a5 5 0 1 1 10 0" />
        </svg>
        <span>Search</span>
      </button>
      {shown && <SearchDialog {...modal} />}
    </>
  );
}
