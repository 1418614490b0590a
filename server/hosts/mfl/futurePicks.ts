import { kinds } from '../../domain/numberKinds';
import type { Report } from '../../domain/oddValues';
import { readRows, reportTwice, required } from '../fields';
import type { HostFuturePick } from '../hostRows';
import { mflList, mflText, readExport, requireMflNumber, withoutByes } from './response';
import type { TeamIdOf } from './teams';

/**
 * Reads `futureDraftPicks`: every pick of future years by the franchise that owns it; empty in a league that does not trade picks. Invalid
 * picks are reported.
 */
export function parseFuturePicks(text: string, what: string, teamIdOf: TeamIdOf, report: Report): HostFuturePick[] {
  const franchises = withoutByes(mflList(readExport(text, 'futureDraftPicks', what).franchise, 'futureDraftPicks'));
  const picks = franchises.flatMap((franchise) => {
    const teamId = teamIdOf(required(mflText(franchise.id), 'MyFantasyLeague futureDraftPicks: id', 'an id'));
    return readRows(mflList(franchise.futureDraftPick, 'futureDraftPicks futureDraftPick'), report, (pick, i) => {
      const field = (name: string) => `futureDraftPicks[${i}]: ${name}`;
      const original = required(mflText(pick.originalPickFor), `MyFantasyLeague ${field('originalPickFor')}`, 'an id');
      return [
        {
          season: requireMflNumber(pick.year, field('year'), kinds.year),
          round: requireMflNumber(pick.round, field('round'), kinds.round),
          originalTeamId: teamIdOf(original),
          teamId,
        },
      ];
    });
  });
  const nameOf = ({ season, round, originalTeamId }: HostFuturePick) => `${season} ${round} of ${originalTeamId}`;
  return reportTwice(picks, report, 'MyFantasyLeague futureDraftPicks: pick', nameOf);
}
