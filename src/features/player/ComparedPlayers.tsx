import type { Ref } from 'react';
import { Link } from 'react-router';
import { Button } from '../../components/Button';
import { RefreshFailure } from '../../components/RefreshFailure';
import { RetryButton } from '../../components/RetryButton';
import { useLeaguePaths } from '../../routing/usePlatform';
import { lineStyles } from './lineStyles';
import type { ComparedStory } from './useStory';

const entry = { flexWrap: 'nowrap', overflowWrap: 'anywhere' } as const;
const sample = { flex: 'none' };

function LineSample({ at }: { at: number }) {
  const { colour, dashes, mark } = lineStyles[at]!;
  return (
    <svg viewBox="-12 0 48 14" width="48" height="14" style={sample} stroke={colour} strokeWidth="2" aria-hidden>
      <path d="M-12 7h48" strokeDasharray={dashes} />
      <path d={mark} fill="var(--mui-palette-background-paper)" />
    </svg>
  );
}

function Status({ leagueId, player: { playerId, story, query, isMissing } }: { leagueId: string; player: ComparedStory }) {
  const paths = useLeaguePaths();
  if (isMissing) return `The league knows no player with the id “${playerId}”.`;
  if (story)
    return (
      <>
        <Link to={paths.playerStory(leagueId, playerId)}>{story.player.playerName}</Link>
        {story.seasons.length === 0 && <span className="muted">No team of the league ever had him.</span>}
        {query.failed && <RefreshFailure onRetry={query.refetch} />}
      </>
    );
  if (!query.failed) return 'Loading …';
  return (
    <span className="row load-failure">
      Couldn’t load the player with the id “{playerId}”.
      <RetryButton onRetry={query.refetch} />
    </span>
  );
}

type Props = {
  ref: Ref<HTMLUListElement>;
  leagueId: string;
  players: readonly ComparedStory[];
  canRemove: (playerId: string) => boolean;
  onRemove: (playerId: string, name: string) => void;
};

/** The compared players: each with the line that the chart has of him, or why he is not shown, and a button that removes him. */
export function ComparedPlayers({ ref, leagueId, players, canRemove, onRemove }: Props) {
  return (
    <ul ref={ref} tabIndex={-1} className="stack" aria-label="Compared players" style={{ gap: 8 }}>
      {players.map((player, at) => {
        const name = player.story?.player.playerName ?? player.playerId;
        return (
          <li key={player.playerId} className="row spread" style={entry}>
            <span className="row" style={entry}>
              <LineSample at={at} />
              <Status leagueId={leagueId} player={player} />
            </span>
            {canRemove(player.playerId) && (
              <Button aria-label={`Remove ${name}`} onClick={() => onRemove(player.playerId, name)}>
                Remove
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
