/** What a league plays by: as data by the contract, and as text. */
import type { components } from '../../src/api/generated/schema.gen';

export type Rules = components['schemas']['Rules'];
type Slot = components['schemas']['RosterSlot'];
type Line = components['schemas']['RuleLine'];

/** Rules of which nothing is known. */
export const noRules: Rules = {
  format: null,
  bestBall: null,
  medianGames: null,
  slots: [],
  starters: null,
  bench: null,
  reserve: null,
  taxi: null,
  scoring: [],
  playoffTeams: null,
  playoffStartWeek: null,
  lastWeek: null,
  tradeDeadline: null,
  waivers: null,
  waiverBudget: null,
  keepers: null,
};

/** Whether anything is known. */
export const hasRules = (rules: Rules): boolean =>
  Object.values(rules).some((value) => (Array.isArray(value) ? value.length > 0 : value !== null));

const defenders = new Set(['DL', 'DE', 'DT', 'LB', 'DB', 'CB', 'S', 'EDGE']);
const formatNames = { redraft: 'Redraft', keeper: 'Keeper', dynasty: 'Dynasty' };

const pointsFor = ({ scoring }: Rules, name: Rules['scoring'][number]['for']) =>
  scoring.find((rule) => rule.for === name)?.points ?? 0;

/** Whether a second quarterback can start. */
const isSuperflex = ({ slots }: Rules) =>
  slots.some(({ positions, least, most }) => positions.includes('QB') && (positions.length > 1 || (most > 1 && most > least)));

/** What is special about a league, such as `Superflex`. */
export function formatsOf(rules: Rules): string[] {
  const quarterbacks = rules.slots.find(({ positions }) => positions.join() === 'QB')?.least ?? 0;
  // Where running backs get other points, neither name fits.
  const reception = pointsFor(rules, 'runningBackReception') === 0 ? pointsFor(rules, 'reception') : 0;
  return [
    rules.format && formatNames[rules.format],
    isSuperflex(rules) && 'Superflex',
    quarterbacks > 1 && `${quarterbacks} quarterbacks`,
    reception === 1 && 'PPR',
    reception === 0.5 && 'Half PPR',
    pointsFor(rules, 'tightEndReception') > 0 && 'TE premium',
    rules.slots.some(({ positions }) => positions.some((position) => defenders.has(position))) && 'IDP',
    rules.bestBall && 'Best ball',
    rules.medianGames && 'Median games',
  ].filter((format): format is string => typeof format === 'string' && format !== '');
}

/** `QB`, `2 RB`, `1–3 TE`, `2 FLEX (RB/WR/TE)`. */
function slotText({ name, positions, least, most }: Slot): string {
  const count = least === most ? (least === 1 ? '' : `${least} `) : `${least}–${most} `;
  const who = positions.length > 1 && positions.join('/') !== name ? ` (${positions.join('/')})` : '';
  return count + name + who;
}

/** A yard's points as `1 per 25 passing yards`, where that is a whole number of yards. */
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

function playoffText({ playoffTeams, playoffStartWeek, lastWeek }: Rules): string | null {
  if (playoffTeams === 0 || playoffStartWeek === 0) return 'None';
  const teams = playoffTeams !== null && `${playoffTeams} teams`;
  const weeks =
    playoffStartWeek !== null &&
    (lastWeek === null ? `from week ${playoffStartWeek}` : `weeks ${playoffStartWeek} to ${lastWeek}`);
  const text = [teams, weeks].filter(Boolean).join(', ');
  return text ? text.charAt(0).toUpperCase() + text.slice(1) : null;
}

const waiverTexts: Record<NonNullable<Rules['waivers']>, string> = {
  rolling: 'Rolling order',
  standings: 'Reverse order of the standings',
  budget: 'Bids',
  firstCome: 'First come, first served',
  none: 'None',
};

/** The rules as lines of text; what is not known has none. */
export function linesOf(rules: Rules): Line[] {
  const { bench, reserve, taxi, starters, slots, tradeDeadline, waivers, waiverBudget, keepers, lastWeek } = rules;
  const count = (number: number | null, what: string) => number !== null && number > 0 && `${number} ${what}`;
  const others = [count(bench, 'bench'), count(reserve, 'reserve'), count(taxi, 'taxi')].filter(Boolean).join(', ');
  const line = (label: string, text: string | null) => (text ? [{ label, text }] : []);
  const places = slots.map(slotText).join(', ');
  return [
    ...line('Format', formatsOf(rules).join(', ')),
    ...line('Starters', places && starters !== null ? `${starters}: ${places}` : places),
    ...line('Other places', others),
    ...line('Scoring', scoringText(rules)),
    ...line('Play-offs', playoffText(rules)),
    ...line('Last week', lastWeek === null ? null : `Week ${lastWeek}`),
    ...line('Trade deadline', tradeDeadline === null ? null : tradeDeadline === 0 ? 'None' : `Week ${tradeDeadline}`),
    ...line(
      'Waivers',
      waivers &&
        waiverTexts[waivers] + (waivers === 'budget' && waiverBudget !== null ? ` from a budget of ${waiverBudget}` : ''),
    ),
    ...line('Keepers', keepers === null ? null : `Up to ${keepers}`),
  ];
}

/** The round of the play-offs that a week is; null in the regular season, and where that is not known. */
export function roundOf({ playoffStartWeek }: Rules, week: number): number | null {
  return playoffStartWeek && week >= playoffStartWeek ? week - playoffStartWeek + 1 : null;
}
