import type { Config, LeagueEntry } from '../../lib/config';
import { platforms } from '../../platforms/platforms';

/** Leagues as the options of a select; those of the same name with their ids. */
export const leagueOptions = (leagues: readonly { id: string; name: string }[]): { value: string; label: string }[] =>
  leagues.map(({ id, name }) => {
    const isUnique = leagues.every((other) => other.name !== name || other.id === id);
    return { value: id, label: isUnique ? name : `${name} (${id})` };
  });

/**
 * The choices of the page: the configured ones, whose ids are numbers, then the leagues whose ids are too long for numbers, and those that only
 * their members see.
 * @param leagues all that the admin sees
 */
export function choicesOf(config: Config, leagues: readonly LeagueEntry[]): { value: string; label: string }[] {
  const configured = config.adminLeagues.map(({ id, name }) => ({ id: String(id), name }));
  const isOfMembers = ({ id }: LeagueEntry) => config.leagues.every((league) => league.id !== id);
  const others = leagues.filter(
    (league) =>
      (isOfMembers(league) || !platforms[league.provider].hasNumericIds) && !configured.some(({ id }) => id === league.id),
  );
  return leagueOptions([...configured, ...others]);
}
