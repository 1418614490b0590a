import { useEffect, useEffectEvent, useId, useState } from 'react';

/** Milliseconds after the last key until the rows follow. */
const PAUSE = 200;

interface SearchFieldProps {
  /** What the table holds: the field is named `Search players`. */
  label: string;
  /** The text that is searched for now. */
  text: string;
  onSearch: (text: string) => void;
}

/** The search above a table. It keeps what is typed to itself until the keys rest, so that typing never waits for the rows. */
export function SearchField({ label, text, onSearch }: SearchFieldProps) {
  const id = useId();
  const [draft, setDraft] = useState(text);
  const [shown, setShown] = useState(text);
  /** Texts that were searched for and have not come back as `text` yet. */
  const [sent, setSent] = useState<readonly string[]>([]);
  if (text !== shown) {
    setShown(text);
    const own = sent.indexOf(text);
    setSent(sent.slice(own + 1));
    // The address changed by other means, such as a step back.
    if (own < 0) setDraft(text);
  }
  const search = useEffectEvent(() => {
    const wanted = draft.trim();
    if (wanted === (sent.at(-1) ?? text)) return;
    setSent([...sent, wanted]);
    onSearch(wanted);
  });
  useEffect(() => {
    const timer = setTimeout(search, PAUSE);
    return () => clearTimeout(timer);
  }, [draft]);
  return (
    <div className="table-search" role="search">
      <label htmlFor={id} className="table-unseen">
        {`Search ${label.toLowerCase()}`}
      </label>
      <input
        id={id}
        type="search"
        placeholder={`Search ${label.toLowerCase()}`}
        autoComplete="off"
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
      />
    </div>
  );
}
