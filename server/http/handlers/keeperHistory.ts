import type { components } from '../../../src/api/generated/schema.gen';
import { selectPickedPlayers } from '../../db/queries/players/players';
import { selectNamesBySeason } from '../../db/queries/seasons/standings';
import type { Acquisition, KeeperMark } from '../../domain/acquisitions';
import { pickString } from '../../domain/draftPicks';
import { groupBy } from '../../domain/groupBy';
import { type KeeperCost, placeSet } from '../../domain/keeperDesk/costs';
import type { Handlers } from '../operations';
import { getLeagueOf } from './find';
import { type ReadDesk, readKeeperDesk } from './readKeeperDesk';

type Kept = KeeperMark & { cost: KeeperCost };

/** What a keeper cost in a past draft. The rounds of an auction only number its sales. */
function costOf({ made }: Acquisition): KeeperCost {
  if (!made) return { round: null, pick: null, price: null };
  const { round, pick, amount } = made;
  return amount === null ? { round, pick: pickString(round, pick), price: null } : { round: null, pick: null, price: amount };
}

/** The players who are marked for the draft to come, with what the rules take for them. After the draft nobody is. */
const markedOf = ({ season, rules, candidatesOf, picksOf }: ReadDesk): Kept[] =>
  [...candidatesOf].flatMap(([teamId, candidates]) => {
    const keepers = candidates.filter(({ isKeeper }) => isKeeper);
    const { costs } = placeSet(rules, picksOf.get(teamId) ?? [], keepers);
    return keepers.map(({ playerId }) => ({ season, teamId, playerId, cost: costs.get(playerId)! }));
  });

/** The kept players of the drafts before the one that the desk prepares. */
const pastOf = ({ season, acquired }: ReadDesk): Kept[] =>
  acquired
    .filter((each) => each.type === 'keeper' && each.season < season)
    .map((each) => ({ season: each.season, teamId: each.teamId, playerId: each.playerId, cost: costOf(each) }));

const newestFirst = (a: Kept, b: Kept) => b.season - a.season || a.teamId.localeCompare(b.teamId);

export const keeperHistoryHandlers: Handlers<'getKeeperHistory'> = {
  getKeeperHistory: async ({ db, query }) => {
    const league = await getLeagueOf(db, query.leagueId);
    const desk = await readKeeperDesk(db, league);
    const kept = [...markedOf(desk), ...pastOf(desk)];
    const keptOf = groupBy(kept, ({ playerId }) => playerId);
    const named = await selectPickedPlayers(db, [...keptOf.keys()]);
    const names = await selectNamesBySeason(db, league.id);
    const players = [...named.values()].map((player): components['schemas']['KeptPlayer'] => ({
      ...player,
      seasons: keptOf
        .get(player.playerId)!
        .toSorted(newestFirst)
        .map(({ season, teamId, cost }) => ({ season, teamId, teamName: names.of(season).get(teamId) ?? teamId, cost })),
    }));
    return { leagueName: league.name, players: players.toSorted((a, b) => a.playerName.localeCompare(b.playerName, 'en')) };
  },
};
