import { kinds, type NumberKind } from '../../domain/numberKinds';
import type { Report } from '../../domain/oddValues';
import { type Fields, orReport, reportTwice } from '../fields';
import type { HostDraftPick } from '../hostRows';
import { mflList, mflNumber, mflText, readExport, withoutByes } from './response';
import type { TeamIdOf } from './teams';

/**
 * Reads `auctionResults`: the players sold, in the order of the sales. Players without a highest bidder are left out. Sales with an invalid
 * price are left out and reported.
 * @param teams the number of bidding teams, which is also the number of sales in a round
 */
export function parseAuction(
  text: string,
  what: string,
  { teams, teamIdOf, report }: { teams: number; teamIdOf: TeamIdOf; report: Report },
): HostDraftPick[] {
  const rows = mflList(readExport(text, 'auctionResults', what).auctionUnit, 'auctionResults').flatMap(({ auction }) =>
    withoutByes(mflList(auction, 'auctionResults auction'), 'franchise'),
  );
  const nameOf = ({ player, franchise }: Fields) => `${mflText(player)} to franchise ${mflText(franchise)}`;
  const once = reportTwice(rows, report, 'auctionResults: the sale of player', nameOf);
  const sales = once.map((sale, i) => {
    const read = (name: string, kind: NumberKind) =>
      orReport(report, () => mflNumber(sale[name], `auctionResults[${i}]: ${name}`, kind));
    return {
      ...{ playerId: mflText(sale.player), franchise: mflText(sale.franchise), isSold: mflText(sale.winningBid) !== null },
      ...{ amount: read('winningBid', kinds.money), at: read('lastBidTime', kinds.seconds) ?? 0 },
    };
  });
  return sales
    .sort((a, b) => a.at - b.at)
    .flatMap(({ playerId, franchise, amount, isSold }) =>
      playerId === null || franchise === null || !isSold ? [] : [{ playerId, teamId: teamIdOf(franchise), amount }],
    )
    .map((sale, i) => ({
      ...{ round: Math.floor(i / teams) + 1, pick: (i % teams) + 1, totalPick: i + 1 },
      ...{ ...sale, originalTeamId: sale.teamId, formerTeamIds: [] },
    }))
    .filter(({ amount }) => amount !== null);
}
