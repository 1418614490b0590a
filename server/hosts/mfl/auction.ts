import type { HostDraftPick } from '../hostRows';
import { mflList, mflNumber, mflText, readExport } from './response';
import type { TeamIdOf } from './teams';

/**
 * Reads `auctionResults`: the players sold, in the order of the sales. One with whom nobody is the highest bidder yet is left out.
 * @param teams how many teams bid: the sales count in rounds of as many
 */
export const parseAuction = (text: string, what: string, teams: number, teamIdOf: TeamIdOf): HostDraftPick[] =>
  mflList(readExport(text, 'auctionResults', what).auctionUnit, 'auctionResults')
    .flatMap(({ auction }) => mflList(auction, 'auctionResults auction'))
    .map((sale) => ({
      playerId: mflText(sale.player),
      franchise: mflText(sale.franchise),
      amount: mflNumber(sale.winningBid),
      at: mflNumber(sale.lastBidTime) ?? 0,
    }))
    .sort((a, b) => a.at - b.at)
    .flatMap(({ playerId, franchise, amount }) =>
      playerId === null || franchise === null || amount === null ? [] : [{ playerId, teamId: teamIdOf(franchise), amount }],
    )
    .map((sale, i) => ({
      ...{ round: Math.floor(i / teams) + 1, pick: (i % teams) + 1, totalPick: i + 1 },
      ...{ ...sale, originalTeamId: sale.teamId, formerTeamIds: [] },
    }));
