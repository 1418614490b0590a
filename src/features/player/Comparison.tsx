import { useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { announce } from '../../browser/announce';
import { RankingNote } from '../../league/RankingNote';
import { readYear } from '../../routing/readSearch';
import { useLeaguePaths } from '../../routing/usePlatform';
import { AddPlayer } from './AddPlayer';
import { ComparedChart } from './ComparedChart';
import { ComparedPlayers } from './ComparedPlayers';
import { ComparedTable } from './ComparedTable';
import { MOST, searchWith } from './comparedIds';
import { type ComparedStory, useStory } from './useStory';

/** `others` are the players whom the page's own is compared with. */
type Props = { leagueId: string; playerId: string; others: readonly string[] };

/** Up to four players side by side: a chart of a season's weeks and a table. The URL names them. */
export function Comparison({ leagueId, playerId, others }: Props) {
  const players = [
    useStory(leagueId, playerId),
    useStory(leagueId, others[0]),
    useStory(leagueId, others[1]),
    useStory(leagueId, others[2]),
  ].filter((each): each is ComparedStory => each.playerId !== undefined);
  const navigate = useNavigate();
  const paths = useLeaguePaths();
  const [search] = useSearchParams();
  const list = useRef<HTMLUListElement>(null);
  const field = useRef<HTMLInputElement>(null);

  const shown = players.flatMap(({ story, isMissing }, at) => (story && !isMissing ? [{ story, at }] : []));
  const stories = shown.map(({ story }) => story);
  const year = readYear(search) ?? stories.find(({ seasons }) => seasons.length > 0)?.seasons[0]?.season;
  const lines = shown.map(({ story, at }) => ({
    at,
    name: story.player.playerName,
    weeks: story.seasons.find(({ season }) => season === year)?.weeks ?? [],
  }));
  const hasLines = lines.some(({ weeks }) => weeks.length > 0);

  /** Who is the page's own player without this one: another one who is known takes the place of the own. */
  const firstWithout = (id: string) =>
    id === playerId ? stories.find(({ player }) => player.playerId !== id)?.player.playerId : playerId;
  const compare = (first: string, rest: readonly string[]) =>
    void navigate(paths.playerStory(leagueId, first) + searchWith(search, rest), { preventScrollReset: true });
  const remove = (id: string, name: string) => {
    const first = firstWithout(id)!;
    compare(
      first,
      others.filter((other) => other !== id && other !== first),
    );
    announce(`${name} removed`);
    list.current?.focus();
  };
  return (
    <>
      <section className="card card__body stack" aria-label="Players">
        <ComparedPlayers
          ref={list}
          {...{ leagueId, players }}
          canRemove={(id) => firstWithout(id) !== undefined}
          onRemove={remove}
        />
        {players.length < MOST ? (
          <AddPlayer
            leagueId={leagueId}
            ids={players.map((each) => each.playerId)}
            field={field}
            onAdd={({ playerId: id, playerName }) => {
              compare(playerId, [...others, id]);
              announce(`${playerName} added`);
              (players.length + 1 < MOST ? field : list).current?.focus();
            }}
          />
        ) : (
          <p className="muted">{MOST} players are compared at most.</p>
        )}
      </section>
      {year !== undefined &&
        (hasLines ? (
          <ComparedChart year={year} lines={lines} />
        ) : (
          stories.length > 0 && <p>No line-up of the league had one of them in {year}.</p>
        ))}
      {stories.length > 0 && <ComparedTable stories={stories} year={hasLines ? year : undefined} />}
      <RankingNote leagueId={leagueId} />
    </>
  );
}
