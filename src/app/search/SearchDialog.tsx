import { type KeyboardEvent, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Announced } from '../../components/Announced';
import { Modal, type ModalState } from '../../components/Modal';
import { RetryButton } from '../../components/RetryButton';
import { selectEmailAddress } from '../../session/authSlice';
import { useAppSelector } from '../../store/hooks';
import { loadPlayerSheet } from '../shell/loadPlayerSheet';
import { recentItems, rememberItem } from './recentItems';
import { byKind, makeSearch, type SearchItem } from './searchItems';
import { useSearchItems } from './useSearchItems';

/** A search for players, teams, managers, leagues, screens and seasons: a field with a list of what it finds. Enter opens the marked entry. */
export function SearchDialog(modal: ModalState) {
  return (
    <Modal {...modal} title="Search">
      <Search onChosen={modal.onClose} />
    </Modal>
  );
}

function Search({ onChosen }: { onChosen: () => void }) {
  const account = useAppSelector(selectEmailAddress);
  const navigate = useNavigate();
  const { state } = useLocation();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    // The search finds players offline, too, whose sheet must open then.
    loadPlayerSheet().catch(() => undefined);
  }, []);

  const text = useDeferredValue(typed).trim();
  const { items, leagueName, query } = useSearchItems(text);
  const find = useMemo(() => makeSearch(items), [items]);
  const found = useMemo(() => (text === '' ? [] : find(text)), [find, text]);
  const [recent] = useState(() => recentItems(account));
  const groups: [title: string, items: readonly SearchItem[]][] =
    text === '' ? (recent.length > 0 ? [['Recent', recent]] : []) : byKind(found);
  const shown = groups.flatMap(([, members]) => members);
  const marked = Math.min(at, shown.length - 1);
  const optionId = (index: number) => `${listId}-${index}`;

  /** The index of the option that the pointer is on. */
  const optionAt = (target: EventTarget): number | undefined => {
    const id = target instanceof Element ? target.closest('[role=option]')?.id : undefined;
    return id === undefined ? undefined : Number(id.slice(listId.length + 1));
  };
  const mark = (index: number) => {
    setAt(index);
    document.getElementById(optionId(index))?.scrollIntoView({ block: 'nearest' });
  };
  const choose = (item: SearchItem) => {
    rememberItem(account, item);
    onChosen();
    void navigate(item.to, item.kind === 'Players' ? { state: { ...state, hasOpenedSheet: true } } : undefined);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = { ArrowDown: marked + 1, ArrowUp: marked - 1 }[event.key];
    if (next !== undefined && shown.length > 0) mark((next + shown.length) % shown.length);
    else if (event.key === 'Enter' && shown[marked]) choose(shown[marked]);
    else return;
    event.preventDefault();
  };

  const waits = query.loading && 'Loading players and teams …';
  const count = shown.length === 1 ? '1 result' : `${shown.length} results`;
  return (
    <div className="search">
      <input
        ref={field}
        className="input"
        type="search"
        role="combobox"
        aria-label="Search"
        aria-expanded={shown.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={shown[marked] && optionId(marked)}
        placeholder="Players, teams, managers, leagues, screens, week 9 2023"
        autoComplete="off"
        spellCheck={false}
        maxLength={80}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      {query.failed && (
        <p className="row load-failure">
          Couldn’t load players and teams.
          <RetryButton onRetry={query.refetch} />
        </p>
      )}
      <div
        role="presentation"
        className="search__results"
        onMouseMove={({ target }) => setAt(optionAt(target) ?? at)}
        onClick={({ target }) => {
          const item = shown[optionAt(target) ?? -1];
          if (item) choose(item);
        }}
      >
        <div id={listId} role="listbox" aria-label="Results">
          {groups.map(([title, members]) => (
            <div key={title} role="group" aria-label={title}>
              <div className="search__kind muted" aria-hidden>
                {title}
              </div>
              {members.map((item) => {
                const index = shown.indexOf(item);
                return (
                  <div
                    key={`${item.kind} ${item.to} ${item.label}`}
                    id={optionId(index)}
                    role="option"
                    aria-selected={index === marked}
                    className="search__option"
                  >
                    <span>{item.label}</span>
                    {item.note !== '' && <small className="muted"> {item.note}</small>}
                  </div>
                );
              })}
            </div>
          ))}
        </div>
      </div>
      <Announced className="muted">
        {text === ''
          ? waits || `Finds players and teams of ${leagueName ?? 'a league'}, all leagues and screens.`
          : shown.length > 0
            ? count
            : waits || `Nothing found for “${text}”.`}
      </Announced>
    </div>
  );
}
