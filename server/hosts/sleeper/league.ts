import { part, required, toFields, toNumber, toText } from '../fields';
import type { Rules } from '../../domain/rules';
import type { HostLeague } from '../hostRows';
import { parseRules } from './rules';

/** `/league/{id}`; `divisions` are the names by number from 1, empty where the league has none. */
export interface SleeperLeague extends HostLeague {
  leagueId: string;
  draftId: string | null;
  /** The week after the last one with scores; null outside of the season. */
  comingWeek: number | null;
  /** Whether the league plays for its places after the regular season. */
  hasPlayoffs: boolean;
  divisions: string[];
  rules: Rules;
  /** Whether picks of later seasons are traded; null where the league does not say. */
  tradesPicks: boolean | null;
  /** How many rounds the drafts of later seasons have; null where the league does not say. */
  futureRounds: number | null;
}

const firstWeekOf = (settings: Record<string, unknown>) => toNumber(settings.start_week) ?? 1;

/** The weeks from the first one to the last with scores. */
function weeksOf(settings: Record<string, unknown>): number[] {
  const first = firstWeekOf(settings);
  const last = toNumber(settings.last_scored_leg) ?? 0;
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);
}

/** Reads a league. Unnamed divisions are called `Division 1` and so on. */
export function parseLeague(response: unknown): SleeperLeague {
  const league = toFields(response, 'Sleeper league');
  const leagueId = required(toText(league.league_id), 'Sleeper league: league_id', 'an id');
  const what = `Sleeper league ${leagueId}`;
  const settings = part(league, 'settings');
  const metadata = part(league, 'metadata');
  const status = required(toText(league.status), `${what}: status`, 'text');
  const previous = toText(league.previous_league_id);
  const hasDrafted = status !== 'pre_draft' && status !== 'drafting';
  // A status that is not known is one of the season.
  const isInSeason = hasDrafted && status !== 'complete';
  const weeks = weeksOf(settings);
  return {
    leagueId,
    name: required(toText(league.name), `${what}: name`, 'text'),
    season: required(toNumber(league.season), `${what}: season`, 'a year'),
    hasDrafted,
    playerCopies: 1,
    complete: status === 'complete',
    weeks,
    comingWeek: isInSeason ? (weeks.at(-1) ?? firstWeekOf(settings) - 1) + 1 : null,
    currentWeek: isInSeason ? toNumber(settings.leg) : null,
    previousExternalId: previous === '0' ? null : previous,
    draftId: toText(league.draft_id),
    rules: parseRules(league),
    tradesPicks:
      toNumber(settings.pick_trading) === null ? null : toNumber(settings.pick_trading) === 1 && toNumber(settings.type) !== 0,
    futureRounds: toNumber(settings.draft_rounds),
    hasPlayoffs: Boolean(toNumber(settings.playoff_week_start)) && toNumber(settings.playoff_teams) !== 0,
    divisions: Array.from(
      { length: toNumber(settings.divisions) ?? 0 },
      (_, i) => toText(metadata[`division_${i + 1}`]) ?? `Division ${i + 1}`,
    ),
  };
}
