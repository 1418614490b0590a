import { useRef } from 'react';
import { useConfig } from '../../routing/configContext';
import { pathTo } from '../../routing/pathTo';
import { secondProviderKey } from '../../routing/routes';
import { LeagueCards } from './LeagueCards';
import { useParallax } from './useParallax';
import './hero.css';
import './landing.css';

const screens = [
  ['Standings', 'Every division with wins, losses, ties, and points for and against.'],
  ['Rosters and keepers', 'Each team’s players by position, with bye week, rank and ADP, and who is kept.'],
  ['Draft order', 'Every round pick by pick: who owns it, whom it came from, and which picks are keepers.'],
  ['History', 'Champions and final standings of past seasons, and points down to one player’s week.'],
  ['Breakdowns', 'Average age and ADP of every team, position by position.'],
  ['Players to pick up', 'Who is still available, and what this year’s rookies run and weigh.'],
] as const;

/** The start page: the splash, the configured leagues by provider, and what there is to see. It needs neither store nor MUI. */
export function LandingPage() {
  const { productName, leagues } = useConfig();
  const splash = useRef<HTMLDivElement>(null);
  useParallax(splash);

  const cards = (second: boolean) =>
    leagues
      .filter(({ provider }) => (provider === secondProviderKey) === second)
      .map(({ id, name }) => ({ id, name, to: pathTo(second ? 'secondStandings' : 'standings', { leagueId: id }) }));

  return (
    <div className="landing">
      <header className="landing__hero">
        <div ref={splash} className="landing__splash" />
        <div className="landing__words">
          <h1>{productName}</h1>
          <p className="landing__claim">Your leagues, from draft day to the last whistle.</p>
          <p>Standings, rosters, keepers, drafts and every week’s points, open to members and visitors alike.</p>
          <a className="landing__start" href="#leagues">
            Choose a league
          </a>
        </div>
      </header>

      <section id="leagues" className="landing__section" aria-labelledby="leagues-title">
        <h2 id="leagues-title">Leagues</h2>
        <div className="landing__providers">
          <LeagueCards title="On MyFantasyLeague" leagues={cards(false)} />
          <LeagueCards title="On Sleeper" leagues={cards(true)} />
        </div>
      </section>

      <section className="landing__field" aria-labelledby="screens-title">
        <div className="landing__section">
          <h2 id="screens-title">What you can look up</h2>
          <ul className="landing__screens">
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
