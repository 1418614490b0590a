import { useState } from 'react';
import { Pager } from '../../components/Pager';
import { QuerySection } from '../../components/QuerySection';
import { useDebounced } from '../../lib/useDebounced';
import { useDirectory } from '../../league/useDirectory';
import { withOthers } from '../../league/useLeagues';
import { LeagueCards } from './LeagueCards';

/** A search for any public league by its name, with the leagues that it finds, a page at a time. */
export function FindLeague({ total, hasMore }: { total: number; hasMore: boolean }) {
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(1);
  const search = useDebounced(typed.trim());
  return (
    <div className="landing__provider">
      <label className="landing__find">
        <span>
          Find one of {total.toLocaleString('en-US')}
          {hasMore && '+'} leagues
        </span>
        <input
          className="input"
          type="search"
          autoComplete="off"
          maxLength={80}
          placeholder="Name of a league"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setPage(1);
          }}
        />
      </label>
      {search !== '' && <Found {...{ search, page, setPage }} />}
    </div>
  );
}

type Props = { search: string; page: number; setPage: (page: number) => void };

function Found({ search, page, setPage }: Props) {
  const { query, leagues, total, hasMore, pages } = useDirectory(search, page);
  return (
    <QuerySection label="Leagues" rows={leagues} query={query} empty={`No public league is called “${search}”.`}>
      {(found) => (
        <>
          <LeagueCards
            title={total === 1 ? '1 league' : `${total}${hasMore ? '+' : ''} leagues`}
            leagues={withOthers([], found)}
          />
          <Pager {...{ page, pages, hasMore, setPage }} />
        </>
      )}
    </QuerySection>
  );
}
