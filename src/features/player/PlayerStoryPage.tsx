import { Link, useSearchParams } from 'react-router';
import type { Schema } from '../../api/types';
import { CardSection } from '../../components/CardSection';
import { lazyWidget } from '../../components/lazyWidget';
import { Loading } from '../../components/Loading';
import { QuerySection } from '../../components/QuerySection';
import { NotFound } from '../../league/NotFound';
import { Page } from '../../league/Page';
import { RankingNote } from '../../league/RankingNote';
import { TransactionItem } from '../../league/TransactionItem';
import { useLeagueName } from '../../league/useLeagueName';
import { readYear } from '../../routing/readSearch';
import { useLeaguePaths } from '../../routing/usePlatform';
import { useRouteParams } from '../../routing/useRoute';
import { readWith, searchWith } from './comparedIds';
import { PlayerDetails } from './PlayerDetails';
import { PlayerWeeks } from './PlayerWeeks';
import { SeasonTotals } from './SeasonTotals';
import { useStory } from './useStory';

const Comparison = lazyWidget(() => import('./Comparison').then((m) => m.Comparison), undefined, <Loading />);

/**
 * All that a league's seasons have of a player: his figures, the weeks of a season, all seasons, and how he came to his teams. With `?with=`
 * he is compared with other players instead.
 */
export function PlayerStoryPage() {
  const { leagueId, playerId } = useRouteParams<'playerStory'>();
  const { story: row, query, isMissing } = useStory(leagueId, playerId);
  const [search] = useSearchParams();
  const others = readWith(search, playerId);
  const leagueName = useLeagueName();
  const paths = useLeaguePaths();

  if (isMissing)
    return (
      <NotFound text="There is no such player." link={{ label: 'Available Players', to: paths.availablePlayers(leagueId) }} />
    );
  if (others)
    return (
      <Page
        title="Compare Players"
        subtitle={leagueName}
        actions={<SwitchLink search={searchWith(search, undefined)} label="Whole story" />}
      >
        <div className="story stack">
          <Comparison {...{ leagueId, playerId, others }} />
        </div>
      </Page>
    );
  const hasStory = row && row.seasons.length + row.events.length > 0;
  return (
    <Page
      title={row?.player.playerName ?? 'Player'}
      subtitle={row ? leagueName : undefined}
      actions={<SwitchLink search={searchWith(search, [])} label="Compare" />}
    >
      <div className="story stack">
        {row && (
          <section className="card card__body" aria-label="Ranks">
            <PlayerDetails player={row.player} team={row.player.team} />
            <RankingNote leagueId={leagueId} />
          </section>
        )}
        <QuerySection
          label="Player"
          rows={row && (hasStory ? [row] : [])}
          query={query}
          emptyHint="No team of the league ever had him."
          cards={{ count: 2 }}
        >
          {([shown]) => <Story story={shown!} leagueId={leagueId} />}
        </QuerySection>
      </div>
    </Page>
  );
}

/** A link between the page and its comparison. */
const SwitchLink = ({ search, label }: { search: string; label: string }) => (
  <Link className="button" to={{ search }}>
    {label}
  </Link>
);

/** The weeks of a season, that of `?year=` or the newest, all seasons, and the events. */
function Story({ story: { player, seasons, events }, leagueId }: { story: Schema<'PlayerStory'>; leagueId: string }) {
  const year = readYear(useSearchParams()[0]) ?? seasons[0]?.season;
  const season = seasons.find((each) => each.season === year);
  return (
    <div className="story__parts">
      <div className="stack">
        {season && <PlayerWeeks {...{ leagueId, season }} playerName={player.playerName} />}
        {year !== undefined && !season && (
          <CardSection title={`Weeks of ${year}`}>No line-up of the league had him in {year}.</CardSection>
        )}
      </div>
      <div className="stack">
        {seasons.length > 0 && <SeasonTotals {...{ leagueId, player, seasons }} />}
        <CardSection title="How he came here">
          {events.length > 0 ? (
            <ul className="transactions">
              {events.map((event) => (
                <TransactionItem key={`${event.season} ${event.id}`} transaction={event} />
              ))}
            </ul>
          ) : (
            'The league’s host has no transactions and no draft with him.'
          )}
        </CardSection>
      </div>
    </div>
  );
}
