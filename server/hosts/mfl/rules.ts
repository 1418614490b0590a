import { noRules, type Rules } from '../../domain/rules';
import { type Fields, part } from '../fields';
import { mflList, mflNumber, mflText } from './answer';

const formats: Record<string, Rules['format']> = { dynasty: 'dynasty', keeper: 'keeper', none: 'redraft' };
const waivers: Record<string, Rules['waivers']> = {
  BBID: 'budget',
  BBID_FCFS: 'budget',
  WAIVERS: 'standings',
  WAIVERS_FCFS: 'standings',
  FCFS: 'firstCome',
  NONE: 'none',
};
/** A roster of so many players, and a budget of so much, have no limit in effect. */
const noLimit = 50;
const noBudgetLimit = 1_000_000_000;

/** A place such as `RB` or `RB+WR+TE` with the limit `2` or `2-3`; a place that nobody fills is left out. */
function toSlot({ name, limit }: Fields): Rules['slots'] {
  const text = mflText(name);
  const [least, most] = (mflText(limit) ?? '').split('-').map(Number);
  if (text === null || least === undefined || Number.isNaN(least) || !(most ?? least)) return [];
  const positions = text.split('+').map((position) => (position === 'PK' ? 'K' : position === 'Def' ? 'DEF' : position));
  return [{ name: positions.join('/'), positions, least, most: most ?? least }];
}

/** The rules of the `league` export. How points are scored stands in another export, which is not read. */
export function parseRules(league: Fields): Rules {
  const starters = part(league, 'starters');
  const count = mflNumber(starters.count);
  const rosterSize = mflNumber(league.rosterSize);
  const lastRegular = mflNumber(league.lastRegularSeasonWeek);
  const lastWeek = mflNumber(league.endWeek);
  const waiver = waivers[mflText(league.currentWaiverType) ?? ''] ?? null;
  const budget = mflNumber(league.bbidSeasonLimit);
  const bestLineup = mflText(league.bestLineup);
  return {
    ...noRules,
    format: formats[mflText(league.keeperType) ?? ''] ?? null,
    bestBall: bestLineup === null ? null : bestLineup.toLowerCase() === 'yes',
    slots: mflList(starters.position, 'starters').flatMap(toSlot),
    starters: count,
    bench: count === null || rosterSize === null || rosterSize >= noLimit ? null : Math.max(0, rosterSize - count),
    reserve: mflNumber(league.injuredReserve),
    taxi: mflNumber(league.taxiSquad),
    playoffStartWeek: lastRegular === null || lastWeek === null ? null : lastRegular < lastWeek ? lastRegular + 1 : 0,
    lastWeek,
    waivers: waiver,
    waiverBudget: waiver === 'budget' && budget !== null && budget < noBudgetLimit ? budget : null,
  };
}
