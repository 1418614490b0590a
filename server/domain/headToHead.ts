import { groupBy } from './groupBy';
import { sumOf } from './games';
import { recordOf, type WholeGame } from './matchups';
import { sumPoints } from './points';

/** A team's record against each of its opponents. @param games the team's, from its side, of any seasons */
export function againstEach(games: readonly WholeGame[]) {
  const decided = games.filter(({ result }) => result !== null);
  return [...groupBy(decided, ({ opponentId }) => opponentId)].map(([teamId, against]) => {
    const scores = against.map(({ weeks }) => sumOf(weeks));
    return {
      ...{ teamId, ...recordOf(against.map(({ result }) => result)) },
      pointsFor: sumPoints(scores.map(({ score }) => score)),
      pointsAgainst: sumPoints(scores.map(({ opponentScore }) => opponentScore)),
    };
  });
}
