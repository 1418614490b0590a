/** The rules of a league as lines of text. */
import type { components } from '../../src/api/generated/schema.gen';
import { formatsOf, hasRules, pointsFor, type Rules } from './rules';

type Slot = components['schemas']['RosterSlot'];
type Line = components['schemas']['RuleLine'];

/** `QB`, `2 RB`, `1–3 TE`, `2 FLEX (RB/WR/TE)`. */
function slotText({ name, positions, least, most }: Slot): string {
  const count = least === most ? (least === 1 ? '' : `${least} `) : `${least}–${most} `;
  const who = positions.length > 1 && positions.join('/') !== name ? ` (${positions.join('/')})` : '';
  return count + name + who;
}

/** The points per yard as `1 per 25 passing yards`, if that is a whole number of yards. */
function yardText(points: number, what: string): string {
  const yards = Math.round(1 / points);
  return Math.abs(points * yards - 1) < 1e-6 ? `1 per ${yards} ${what} yards` : `${points} a ${what} yard`;
}

function scoringText(rules: Rules): string {
  const points = (name: Rules['scoring'][number]['for']) => pointsFor(rules, name);
  const [rushing, receiving] = [points('rushingTouchdown'), points('receivingTouchdown')];
  const [rushYard, catchYard] = [points('rushingYard'), points('receivingYard')];
  const [reception, tightEnd, runningBack] = [points('reception'), points('tightEndReception'), points('runningBackReception')];
  const ofOthers = (difference: number, whose: string) =>
    difference && `${Math.abs(difference)} ${difference > 0 ? 'more' : 'less'} for a ${whose}’s`;
  const texts = [
    reception && `${reception} a reception`,
    ofOthers(tightEnd, 'tight end'),
    ofOthers(runningBack, 'running back'),
    points('passingTouchdown') && `${points('passingTouchdown')} a passing touchdown`,
    rushing && rushing === receiving && `${rushing} a rushing or receiving touchdown`,
    rushing && rushing !== receiving && `${rushing} a rushing touchdown`,
    receiving && rushing !== receiving && `${receiving} a receiving touchdown`,
    points('passingYard') && yardText(points('passingYard'), 'passing'),
    rushYard && rushYard === catchYard && yardText(rushYard, 'rushing or receiving'),
    rushYard && rushYard !== catchYard && yardText(rushYard, 'rushing'),
    catchYard && rushYard !== catchYard && yardText(catchYard, 'receiving'),
    points('interception') && `${points('interception')} an interception`,
    points('lostFumble') && `${points('lostFumble')} a lost fumble`,
  ];
  return texts.filter(Boolean).join(', ').replaceAll('-', '−');
}

const notGiven = 'not given by the host';
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A deadline week; `week` 0 means no deadline. */
const deadlineText = (week: number | null, none: string) =>
  week === null ? `deadline ${notGiven}` : week === 0 ? none : `until week ${week}`;

const longRounds = { final: ', the final takes two weeks', all: ', rounds of two weeks' };

function playoffText({ format, playoffTeams, playoffStartWeek, oneWeekRounds, twoWeekRounds, lastWeek }: Rules): string {
  if (format === 'guillotine') return 'None: each week the team with the fewest points is eliminated';
  if (playoffTeams === 0 || playoffStartWeek === 0) return 'None';
  if (playoffTeams === null && playoffStartWeek === null) return capital(notGiven);
  const weeks =
    playoffStartWeek === null
      ? `weeks ${notGiven}`
      : lastWeek === null
        ? `from week ${playoffStartWeek}`
        : `weeks ${playoffStartWeek} to ${lastWeek}`;
  const someRounds = oneWeekRounds === false ? ', some rounds take two weeks' : '';
  const rounds = twoWeekRounds ? longRounds[twoWeekRounds] : someRounds;
  return playoffTeams === null
    ? `${capital(weeks)}${rounds}, number of teams ${notGiven}`
    : `${playoffTeams} teams, ${weeks}${rounds}`;
}

function taxiText({ taxi, taxiYears, taxiDeadline }: Rules): string | null {
  if (!taxi) return null;
  const places = taxi === 1 ? '1 place' : `${taxi} places`;
  if (taxiYears === null && taxiDeadline === null) return `${places}; experience and deadline ${notGiven}`;
  const experience =
    taxiYears === null
      ? `experience ${notGiven}`
      : taxiYears === 0
        ? 'any experience'
        : `up to ${taxiYears === 1 ? '1 year' : `${taxiYears} years`} of experience`;
  return [places, experience, deadlineText(taxiDeadline, 'no deadline')].join(', ');
}

function victoryPointsText({ victoryPoints }: Rules): string | null {
  if (!victoryPoints) return null;
  const { win, tie, loss, byScore } = victoryPoints;
  const ofScore = byScore.length ? `, and ${byScore.join(', ')} by the rank of the week’s score` : '';
  return `${win} for a win, ${tie} for a tie, ${loss} for a loss${ofScore}`;
}

/** Special rules about who can own a player. */
function poolText({ playerPool, playerCopies }: Rules): string | null {
  const pool = playerPool && playerPool !== 'league' ? `One for each ${playerPool}` : null;
  const copies = playerCopies !== null && playerCopies > 1 ? `${playerCopies} teams can have the same player` : null;
  return [pool, copies].filter(Boolean).join(', ') || null;
}

const waiverTexts: Record<NonNullable<Rules['waivers']>, string> = {
  rolling: 'Rolling order',
  standings: 'Reverse order of the standings',
  budget: 'Bids',
  firstCome: 'First come, first served',
  none: 'None',
};

/** The rules as lines of text; empty if nothing is known. */
export function linesOf(rules: Rules): Line[] {
  if (!hasRules(rules)) return [];
  const {
    salaryCap,
    contractYears,
    bench,
    reserve,
    taxi,
    starters,
    slots,
    tradeDeadline,
    waivers,
    waiverBudget,
    keepers,
    lastWeek,
  } = rules;
  const count = (number: number | null, what: string) => number !== null && number > 0 && `${number} ${what}`;
  const others = [count(bench, 'bench'), count(reserve, 'reserve'), count(taxi, 'taxi')].filter(Boolean).join(', ');
  const line = (label: string, text: string | null) => (text ? [{ label, text }] : []);
  const places = slots.map(slotText).join(', ');
  return [
    ...line('Format', formatsOf(rules).join(', ')),
    ...line('Starters', places && starters !== null ? `${starters}: ${places}` : places),
    ...line('Other places', others),
    ...line('Taxi squad', taxiText(rules)),
    ...line('Scoring', scoringText(rules)),
    ...line('Play-offs', playoffText(rules)),
    ...line('Last week', lastWeek === null ? null : `Week ${lastWeek}`),
    ...line('Victory points', victoryPointsText(rules)),
    ...line(
      'Trade deadline',
      tradeDeadline === null ? capital(notGiven) : tradeDeadline === 0 ? 'None' : `Week ${tradeDeadline}`,
    ),
    ...line(
      'Waivers',
      waivers &&
        waiverTexts[waivers] + (waivers === 'budget' && waiverBudget !== null ? ` from a budget of ${waiverBudget}` : ''),
    ),
    ...line('Keepers', keepers === null ? null : `Up to ${keepers}`),
    ...line('Salary cap', salaryCap ? salaryCap.toLocaleString('en-US') : null),
    ...line('Contracts', contractYears ? 'For a number of years' : null),
    ...line('Player pools', poolText(rules)),
  ];
}
