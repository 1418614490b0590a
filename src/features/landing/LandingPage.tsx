import { useRef } from 'react';
import { lazyWidget } from '../../components/lazyWidget';
import { platforms } from '../../platforms/platforms';
import { useLeagues } from '../../league/useLeagues';
import { useConfig } from '../../routing/configContext';
import { LeagueCards } from './LeagueCards';
import { useParallax } from './useParallax';

const FirstLeague = lazyWidget(() => import('./FirstLeague').then((m) => m.FirstLeague));

const screens = [
  ['Standings', 'Every division with wins, losses, ties, and points for and against.'],
  ['Rosters and keepers', 'Each team’s players by position, with bye week, rank, ADP and keepers.'],
  ['Draft order', 'Every round pick by pick: its owner, where it came from, and the keepers.'],
  ['History', 'Champions and final standings of past seasons, and points down to one player’s week.'],
  ['Breakdowns', 'Average age and ADP of every team, position by position.'],
  ['Players to pick up', 'Who is still available, and what this year’s rookies run and weigh.'],
] as const;

/** The landing page: the hero, the leagues by platform, and what the screens show. It uses no MUI. */
export function LandingPage() {
  const { productName } = useConfig();
  const leagues = useLeagues();
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
        {leagues.length === 0 && <FirstLeague />}
        {Object.values(platforms).map((platform) => (
          <LeagueCards
            key={platform.key}
            title={`On ${platform.name}`}
            leagues={leagues.filter(({ provider, isDemo }) => provider === platform.key && !isDemo)}
          />
        ))}
        <LeagueCards title="Demo leagues" leagues={leagues.filter(({ isDemo }) => isDemo)} />
      </section>

      <section className="landing__field" aria-labelledby="screens-title">
        <div className="landing__section page-width">
          <h2 id="screens-title">What you can look up</h2>
          <ul className="landing__screens card-grid">
            {screens.map(([name, meaning]) => (
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
