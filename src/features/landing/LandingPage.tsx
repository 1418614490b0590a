import { useRef } from 'react';
import { lazyWidget } from '../../components/lazyWidget';
import { platforms } from '../../platforms/platforms';
import { useDirectory } from '../../league/useDirectory';
import { useLeagues } from '../../league/useLeagues';
import { useConfig } from '../../routing/configContext';
import { selectEmailAddress } from '../../session/authSlice';
import { useAppSelector } from '../../store/hooks';
import { LeagueCards } from './LeagueCards';
import { useParallax } from './useParallax';

const Home = lazyWidget(() => import(/* webpackChunkName: "home" */ './Home').then((m) => m.Home));
const FindLeague = lazyWidget(() => import(/* webpackChunkName: "home" */ './FindLeague').then((m) => m.FindLeague));
const FirstLeague = lazyWidget(() => import('./FirstLeague').then((m) => m.FirstLeague));

/** What no other companion of fantasy leagues offers. */
const offers = [
  [
    'Your league by its number',
    'Enter its id once: every season that it has played comes along, and it stays current by itself.',
  ],
  ['Every pick’s way', 'Who owns which pick of this draft and of the next ones, over every trade, with its date.'],
  ['Trades with an undo', 'Commissioners enter trades before the draft, edit them and take them back; the history stays.'],
  ['Every player’s week', 'Starters, bench and reserve of each week with their points, on the page and as a file.'],
  ['Without a network', 'Pages that you have opened work offline, and say how old they are.'],
  ['All hosts, the same pages', 'Leagues of different hosts look alike, and stand side by side.'],
] as const;

/** The page at `/`: the home page of who is logged in; for visitors the landing page. It uses no MUI. */
export function LandingPage() {
  const isLoggedIn = useAppSelector(selectEmailAddress) !== null;
  return isLoggedIn ? <Home forOthers={<Landing />} /> : <Landing />;
}

/** The hero, the leagues by platform, and what the product offers. */
function Landing() {
  const { productName, hasMoreLeagues } = useConfig();
  const directory = useDirectory();
  const leagues = useLeagues(directory.leagues);
  const splash = useRef<HTMLDivElement>(null);
  useParallax(splash);

  return (
    <div>
      <header className="landing__hero">
        <div ref={splash} className="landing__splash" />
        <div className="landing__words page-width">
          <h1>{productName}</h1>
          <p>Your leagues, from draft day to the last whistle.</p>
          <p>Standings, rosters, keepers, drafts and every week’s points, open to members and visitors alike.</p>
          <a className="button button--primary" href="#leagues">
            {leagues.length === 0 ? 'Add the first league' : 'Choose a league'}
          </a>
        </div>
      </header>

      <section id="leagues" className="landing__section page-width" aria-labelledby="leagues-title">
        <h2 id="leagues-title">Leagues</h2>
        {leagues.length === 0 && !hasMoreLeagues && <FirstLeague />}
        {Object.values(platforms).map((platform) => (
          <LeagueCards
            key={platform.key}
            title={`On ${platform.name}`}
            leagues={leagues.filter(({ provider, isDemo }) => provider === platform.key && !isDemo)}
          />
        ))}
        {directory.pages > 1 && <FindLeague total={directory.total} hasMore={directory.hasMore} />}
        <LeagueCards title="Demo leagues" leagues={leagues.filter(({ isDemo }) => isDemo)} />
      </section>

      <section className="landing__field" aria-labelledby="offers-title">
        <div className="landing__section page-width">
          <h2 id="offers-title">What you find only here</h2>
          <ul className="landing__screens card-grid">
            {offers.map(([name, meaning]) => (
              <li key={name}>
                <h3>{name}</h3>
                <p>{meaning}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </div>
  );
}
