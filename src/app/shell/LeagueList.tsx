import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Announced } from '../../components/Announced';
import { matchText } from '../../../server/domain/matchText';
import { useDebounced } from '../../lib/useDebounced';
import { useDirectory } from '../../league/useDirectory';
import { MANY_LEAGUES } from '../../league/useLeagues';
import { MenuLinks } from './MenuLinks';
import { useLeagueLinks } from './useLeagueLinks';

const focus = (field: HTMLInputElement | null) => field?.focus();

/** Links to the leagues, with a search field if there are many: Enter in it opens the first league that is found. */
export function LeagueList() {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const isTyped = typed.trim() !== '';
  const { leagues: listed, pages } = useDirectory(useDebounced(typed));
  const links = useLeagueLinks(listed);
  const found = isTyped ? matchText(links, typed, ({ label }) => ({ names: [label] })) : links;
  return (
    <>
      {(isTyped || pages > 1 || links.length > MANY_LEAGUES) && (
        <input
          ref={focus}
          className="input"
          type="search"
          aria-label="Search leagues"
          placeholder="Search leagues"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={({ key }) => {
            if (key === 'Enter' && isTyped && found[0]) void navigate(found[0].to);
          }}
        />
      )}
      <ul>
        <MenuLinks links={isTyped ? found.map((link) => ({ ...link, group: undefined })) : found} />
      </ul>
      <Announced>{found.length === 0 && <p>{links.length === 0 ? 'No league yet' : 'No such league'}</p>}</Announced>
    </>
  );
}
