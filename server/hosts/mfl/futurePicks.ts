import { required } from '../fields';
import type { HostFuturePick } from '../hostRows';
import { mflList, mflNumber, mflText, readExport } from './response';
import type { TeamIdOf } from './teams';

/** Reads `futureDraftPicks`: every pick of the years to come by the franchise that has it; none in a league that trades no picks. */
export const parseFuturePicks = (text: string, what: string, teamIdOf: TeamIdOf): HostFuturePick[] =>
  mflList(readExport(text, 'futureDraftPicks', what).franchise, 'futureDraftPicks').flatMap((franchise) => {
    const teamId = teamIdOf(required(mflText(franchise.id), 'MyFantasyLeague futureDraftPicks: id', 'an id'));
    return mflList(franchise.futureDraftPick, 'futureDraftPicks futureDraftPick').map((pick, i) => {
      const field = (name: string) => `MyFantasyLeague futureDraftPicks[${i}]: ${name}`;
      return {
        season: required(mflNumber(pick.year), field('year'), 'a year'),
        round: required(mflNumber(pick.round), field('round'), 'a number'),
        originalTeamId: teamIdOf(required(mflText(pick.originalPickFor), field('originalPickFor'), 'an id')),
        teamId,
      };
    });
  });
