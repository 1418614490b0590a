import { useEffect, useLayoutEffect, useRef } from 'react';

type Props = {
  /** The table's label: the field of `Players` is named `Search players`. */
  label: string;
  text: string;
  onSearch: (text: string) => void;
};

/** The search field above a table. */
export function SearchField({ label, text, onSearch }: Props) {
  const name = `Search ${label.toLowerCase()}`;
  const input = useRef<HTMLInputElement>(null);
  const typed = useRef(text);
  // What was typed before hydration is in the element until the next commit.
  useLayoutEffect(() => {
    typed.current = input.current!.value;
  }, []);
  useEffect(() => {
    if (typed.current !== text) onSearch(typed.current);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- after hydration only
  }, []);
  return (
    <div className="table-search" role="search">
      <input
        ref={input}
        className="input"
        type="search"
        aria-label={name}
        placeholder={name}
        autoComplete="off"
        value={text}
        onChange={(event) => onSearch(event.target.value)}
      />
    </div>
  );
}
