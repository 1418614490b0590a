import { Link } from 'react-router';
import { Spoken } from '../../components/Spoken';
import type { DraftPickRow } from '../../entities/draftPicks';
import { PlayerName } from '../../league/PlayerName';
import { PositionBadge } from '../../league/PositionBadge';
import { TeamName } from '../../league/TeamName';
import { usePlayerLink } from '../../routing/usePlayerSheet';
import { priceText } from './columns';
import { NOT_SET, PickNumber } from './PickNumber';
import { surname } from './surname';

type Props = {
  pick: DraftPickRow;
  isHighlighted: boolean;
  /** Whether it is the next pick of a running draft. */
  isNext: boolean;
  isCompact: boolean;
};

/** A pick on the board. One that a keeper takes, a traded one, the next one and one of the highlighted team look different. */
export function BoardPick({ pick, isHighlighted, isNext, isCompact }: Props) {
  const { keeper, originalTeam } = pick;
  const looks = [isHighlighted && 'highlight', isNext && 'clock', isCompact && 'line'];
  const classes = [keeper && 'keeper', originalTeam !== null && 'traded', ...looks];
  const className = classes.flatMap((name) => (name ? `draft-board__${name}` : [])).join(' ');
  return (
    <div className={className || undefined}>
      {isCompact ? <CompactPick pick={pick} /> : <FullPick pick={pick} />}
      {isNext && (isCompact ? <Spoken text="on the clock" /> : <div className="draft-board__next">On the clock</div>)}
      {isHighlighted && <Spoken text="highlighted" />}
    </div>
  );
}

/** What a pick's owner does with a pick of another team. */
const ownerLabel = ({ keeper }: DraftPickRow) => (keeper ? 'kept by ' : 'to ');

/** A pick: its number, its player, with his price at an auction, and its owner if it was traded. */
function FullPick({ pick }: { pick: DraftPickRow }) {
  const { keeper, player, originalTeam, teamId, teamName, amount } = pick;
  return (
    <>
      <small>
        <span className="draft-board__number">
          <PickNumber pick={pick} />
        </span>
        {keeper && ' Keeper'}
        {amount !== undefined && ` · ${priceText(amount)}`}
      </small>
      {player && (
        <div className="draft-board__player" title={player.playerName}>
          <PositionBadge position={player.position} /> <PlayerName id={player.playerId} name={player.playerName} />
        </div>
      )}
      {originalTeam !== null && <ClampedName label={ownerLabel(pick)} id={teamId} name={teamName} />}
    </>
  );
}

/** A pick in one line: its number, and its player's surname or else its owner if it was traded. The rest is its tooltip. */
function CompactPick({ pick }: { pick: DraftPickRow }) {
  const { pickString, isGuess, keeper, player, originalTeam, teamId, teamName, amount } = pick;
  const linkTo = usePlayerLink();
  const owner = originalTeam !== null && ownerLabel(pick) + teamName;
  const facts = [keeper && 'Keeper', player?.playerName, owner, amount !== undefined && priceText(amount)].filter(Boolean);
  return (
    <span title={[isGuess ? NOT_SET : pickString, ...facts].join(', ')}>
      <small className="draft-board__number">
        <PickNumber pick={pick} />
      </small>{' '}
      {player ? (
        <>
          {keeper && <Spoken text="Keeper" />}
          <Link {...linkTo(player.playerId)} aria-label={player.playerName}>
            {surname(player)}
          </Link>
          {owner && <Spoken text={owner} />}
        </>
      ) : (
        originalTeam !== null && <TeamName id={teamId} name={teamName} />
      )}
    </span>
  );
}

/** A team's name in at most two lines, complete in its tooltip. */
export const ClampedName = ({ label = '', id, name }: { label?: string; id: string | undefined; name: string }) => (
  <div className="two-lines" title={name}>
    {label}
    <TeamName id={id} name={name} />
  </div>
);
