import type { Report } from '../../domain/oddValues';
import { type Fields, reportTwice, required } from '../fields';
import type { HostRosterEntry } from '../hostRows';
import { MflRefusal, mflList, mflText, readExport, withoutByes } from './response';
import type { TeamIdOf } from './teams';

const slots = new Map<string | null, HostRosterEntry['slot']>([
  ['INJURED_RESERVE', 'reserve'],
  ['TAXI_SQUAD', 'taxi'],
]);

/** Reads the franchises of `rosters`. @throws MflRefusal without franchises: they are listed even without players */
function parseFranchises(text: string, what: string, report: Report): { id: string; players: Fields[] }[] {
  const franchises = withoutByes(mflList(readExport(text, 'rosters', what).franchise, 'rosters'));
  if (!franchises.length) throw new MflRefusal(`MyFantasyLeague's ${what} is empty`, 'empty');
  const rows = franchises.map(({ id, player }, i) => ({
    id: required(mflText(id), `MyFantasyLeague rosters[${i}]: id`, 'an id'),
    players: mflList(player, `rosters[${i}].player`),
  }));
  return reportTwice(rows, report, 'MyFantasyLeague rosters: franchise', ({ id }) => id);
}

/** Reads the franchises that `rosters` lists. @throws MflRefusal without franchises */
export const parseRosterTeams = (text: string, what: string, teamIdOf: TeamIdOf, report: Report): Set<string> =>
  new Set(parseFranchises(text, what, report).map(({ id }) => teamIdOf(id)));

/** Reads `rosters`: each team's players with their slots. @throws MflRefusal without franchises */
export function parseRosters(text: string, what: string, teamIdOf: TeamIdOf, report: Report): HostRosterEntry[] {
  const rows = parseFranchises(text, what, report).flatMap(({ id, players }) =>
    players.flatMap((player): HostRosterEntry[] => {
      const playerId = mflText(player.id);
      return playerId === null ? [] : [{ teamId: teamIdOf(id), playerId, slot: slots.get(mflText(player.status)) ?? 'active' }];
    }),
  );
  const nameOf = ({ teamId, playerId, slot }: HostRosterEntry) => `${playerId} of ${teamId}, ${slot},`;
  const entries = reportTwice(rows, report, 'MyFantasyLeague rosters: player', nameOf);
  // A player in reserve can be listed as active, too.
  const hidden = entries.filter(({ slot }) => slot !== 'active');
  const ordered = [...entries.filter(({ slot }) => slot === 'active'), ...hidden];
  return [...new Map(ordered.map((entry) => [`${entry.teamId} ${entry.playerId}`, entry])).values()];
}
