import { kinds } from '../../domain/numberKinds';
import type { Report } from '../../domain/oddValues';
import { withoutProofCode } from '../../domain/proofCode';
import { type Fields, readNumber, requireNumber, part, required, toFields, toText } from '../fields';
import type { Rules } from '../../domain/rules';
import type { HostLeague } from '../hostRows';
import { formatOf, parseRules } from './rules';
import { parseScoringSettings, type ScoringSettings } from './stats';

/** `/league/{id}`; `divisions` are the names by number from 1, empty where the league has none. */
export interface SleeperLeague extends HostLeague {
  leagueId: string;
  /** The name as it is, which may have a code that the `name` leaves out. */
  nameOnHost: string;
  draftId: string | null;
  /** The week after the last one with scores; null outside the season. */
  comingWeek: number | null;
  /** Whether the league has playoffs. */
  hasPlayoffs: boolean;
  /** The first week of the play-offs; `Infinity` where Sleeper does not say. */
  playoffStart: number;
  /** The weeks of the play-offs that have scores. */
  playoffWeeks: number[];
  divisions: string[];
  /** Whether rosters begin every season empty. */
  isRedraft: boolean;
  format: Rules['format'];
  /** The number of the roster that won the season; null while Sleeper names none. */
  winner: string | null;
  /** Reads the rules. */
  rules: () => Rules;
  /** Reads the points for every statistic. */
  scoringSettings: () => ScoringSettings;
  /** Whether picks of later seasons are traded; null where the league does not say. */
  tradesPicks: boolean | null;
  /** How many rounds the drafts of later seasons have; null where the league does not say. */
  futureRounds: number | null;
}

/** Reads a league. Unnamed divisions are called `Division 1` and so on. */
export function parseLeague(response: unknown, report: Report): SleeperLeague {
  const league = toFields(response, 'Sleeper league');
  const leagueId = required(toText(league.league_id), 'Sleeper league: league_id', 'an id');
  const what = `Sleeper league ${leagueId}`;
  const settings = part(league, 'settings');
  const metadata = part(league, 'metadata');
  const nameOnHost = required(toText(league.name), `${what}: name`, 'text');
  const status = required(toText(league.status), `${what}: status`, 'text');
  const previous = toText(league.previous_league_id);
  const hasDrafted = status !== 'pre_draft' && status !== 'drafting';
  // An unknown status counts as in season.
  const isInSeason = hasDrafted && status !== 'complete';
  const setting = (name: keyof Fields, kind = kinds.count) => readNumber(settings[name], `${what}: ${name}`, kind);
  const firstWeek = setting('start_week', kinds.weekOrNone) || 1;
  const lastWeek = setting('last_scored_leg', kinds.weekOrNone) ?? 0;
  const weeks = Array.from({ length: lastWeek }, (_, i) => i + 1);
  const playoffStart = setting('playoff_week_start') || Infinity;
  const pickTrading = setting('pick_trading');
  const format = formatOf(setting('type'));
  const isRedraft = format === 'redraft' || format === 'guillotine';
  return {
    leagueId,
    name: withoutProofCode(nameOnHost, `League ${leagueId}`),
    nameOnHost,
    season: requireNumber(league.season, `${what}: season`, kinds.year),
    hasDrafted,
    playerCopies: 1,
    complete: status === 'complete',
    weeks,
    // Some leagues play before the week that Sleeper calls the first.
    early: weeks.filter((week) => week < firstWeek),
    comingWeek: isInSeason ? Math.max(firstWeek, lastWeek + 1) : null,
    currentWeek: isInSeason ? setting('leg', kinds.weekOrNone) || null : null,
    previousExternalId: previous === '0' ? null : previous,
    draftId: toText(league.draft_id),
    rules: () => parseRules(league, (message) => report(`${what}: ${message}`)),
    scoringSettings: () => parseScoringSettings(league),
    isRedraft,
    format,
    winner: toText(metadata.latest_league_winner_roster_id),
    tradesPicks: pickTrading === null ? null : pickTrading === 1 && !isRedraft,
    futureRounds: setting('draft_rounds', kinds.roundOrNone),
    playoffStart,
    hasPlayoffs: playoffStart < Infinity && setting('playoff_teams') !== 0,
    playoffWeeks: weeks.filter((week) => week >= playoffStart),
    divisions: Array.from(
      { length: setting('divisions') ?? 0 },
      (_, i) => toText(metadata[`division_${i + 1}`]) ?? `Division ${i + 1}`,
    ),
  };
}
