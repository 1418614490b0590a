import type { components } from '../../src/api/generated/schema.gen';

type Games = Pick<components['schemas']['Games'], 'games' | 'idle'>;
type Side = components['schemas']['GameSide'];

/** A team's score of a week, null before it, and its opponent, null for none. */
export type TeamWeek = Pick<Side, 'teamId' | 'teamName' | 'score'> & { opponentId: string | null };

/** A game without points is not over. */
function resultOf(own: TeamWeek, other: TeamWeek): Side['result'] {
  if (own.score === null || other.score === null || (own.score === 0 && other.score === 0)) return null;
  if (own.score === other.score) return 'T';
  return own.score > other.score ? 'W' : 'L';
}

/**
 * Pairs the teams of a week; `idle` are those without an opponent, who have a bye if they are among `playOn`. A team that plays twice in a
 * week may have one row: then its other opponent's row makes the second game.
 */
export function gamesOf(sides: readonly TeamWeek[], playOn: ReadonlySet<string> = new Set()): Games {
  const toSide = (own: TeamWeek, other?: TeamWeek): Side => {
    const { teamId, teamName, score } = own;
    return { teamId, teamName, score, result: other ? resultOf(own, other) : null };
  };
  const paired = new Set<TeamWeek>();
  const pair = (opponentOf: (side: TeamWeek) => TeamWeek | undefined) =>
    sides.flatMap((side) => {
      const other = paired.has(side) ? undefined : opponentOf(side);
      if (!other) return [];
      paired.add(side).add(other);
      return [{ teams: [toSide(side, other), toSide(other, side)] }];
    });
  const meets = (side: TeamWeek, other: TeamWeek) => other.teamId === side.opponentId && other !== side;
  const mutual = pair((side) => sides.find((other) => !paired.has(other) && meets(side, other) && meets(other, side)));
  const second = pair((side) => sides.find((other) => meets(side, other)));
  const idle = sides.filter((side) => !paired.has(side));
  return {
    games: [...mutual, ...second],
    idle: idle.map((side) => ({ ...toSide(side), ...(playOn.has(side.teamId) && { isBye: true }) })),
  };
}

/** The median of a week's scores, to the cent; null without scores. */
export function medianOf(sides: readonly TeamWeek[]): number | null {
  const scores = sides.flatMap(({ score }) => score ?? []).sort((a, b) => a - b);
  if (!scores.some((score) => score !== 0)) return null;
  const middle = (scores.length - 1) / 2;
  return Math.round((scores[Math.floor(middle)]! + scores[Math.ceil(middle)]!) * 50) / 100;
}
