type Props = {
  /** The table's label: the field of `Players` is named `Search players`. */
  label: string;
  text: string;
  onSearch: (text: string) => void;
};

/** The search field above a table. */
export function SearchField({ label, text, onSearch }: Props) {
  const name = `Search ${label.toLowerCase()}`;
  return (
    <div className="table-search" role="search">
      <input
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
