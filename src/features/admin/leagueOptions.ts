import type { Config, LeagueEntry, PlatformKey } from '../../lib/config';
import { platforms } from '../../platforms/platforms';
import type { ComboboxOption } from '../../components/Combobox';

/** A league that can be chosen; `provider` where it is one league of a known platform. */
export type LeagueOption = ComboboxOption & { provider?: PlatformKey };

/** The page's choice of all leagues. */
export const ALL_LEAGUES = '0';

/** The platform of the configuration's list for admins, whose ids are numbers. */
const listed = Object.values(platforms).find(({ hasNumericIds }) => hasNumericIds)!.key;

/** A league as an option, with its platform and id. */
export const optionOf = ({ id, name, provider }: Pick<LeagueEntry, 'id' | 'name' | 'provider'>): LeagueOption => ({
  ...{ value: id, label: name, provider },
  note: `${platforms[provider].name}, ${id}`,
});

/**
 * The choices of the page before a search: the configured ones, whose ids are numbers, then the leagues of the menus whose ids are too long
 * for numbers, and those that only their members see.
 */
export function choicesOf({ adminLeagues, leagues: ofAll }: Config, menu: readonly LeagueEntry[]): LeagueOption[] {
  const configured = adminLeagues.map(({ id, name }): LeagueOption => {
    const league = { id: String(id), name, provider: listed };
    return league.id === ALL_LEAGUES ? { value: league.id, label: name } : optionOf(league);
  });
  const isOfMembers = ({ id }: LeagueEntry) => ofAll.every((league) => league.id !== id);
  const others = menu.filter(
    (league) =>
      (isOfMembers(league) || !platforms[league.provider].hasNumericIds) && !configured.some(({ value }) => value === league.id),
  );
  return [...configured, ...others.map(optionOf)];
}
