import type { PlayoffTeams } from './ranked';

/** What the mark of teams in the play-offs means; nothing without such teams. */
export function PlayoffLegend({ ids, isDecided, hasDivisions }: PlayoffTeams & { hasDivisions: boolean }) {
  if (ids.size === 0) return null;
  return (
    <p className="muted legend">
      <span className="legend__in">In a play-off spot</span>:{' '}
      {isDecided ? `the ${ids.size} teams in the bracket of the play-offs` : `the best ${ids.size} of the league`}
      {hasDivisions && !isDecided && '. Division winners may qualify ahead of better places'}.
    </p>
  );
}
