import { skipToken } from '@reduxjs/toolkit/query';
import { statusOnly } from '../../api';
import { useGetLeaguesQuery } from '../../api/generated/leagues.gen';
import { leaguePages } from '../../entities/generated/leaguesTables.gen';
import { useLeagues } from '../../league/useLeagues';
import { useConfig } from '../../routing/configContext';
import { selectEmailAddress } from '../../session/authSlice';
import { useAppSelector } from '../../store/hooks';
import { adminCalls, type AdminCallId } from './adminCalls';
import { scopeOf, type CallScope } from './callScope';
import { choicesOf, type LeagueOption } from './leagueOptions';

type League = { id: string; name: string; provider: NonNullable<LeagueOption['provider']> };

const leagueOf = ({ value: id, label: name, provider }: LeagueOption): League[] => (provider ? [{ id, name, provider }] : []);

/** What a call is about with the chosen league. The admin's list says how many leagues there are, and names the first of them. */
export function useCallScope(id: AdminCallId, chosen: LeagueOption): CallScope {
  const isLoggedIn = useAppSelector(selectEmailAddress) !== null;
  const { changes } = adminCalls[id];
  const arg = { page: 1, ...(changes?.length === 1 && { platform: changes[0] }) };
  useGetLeaguesQuery(isLoggedIn && changes ? arg : skipToken, statusOnly);
  const page = useAppSelector((state) => leaguePages.selectRow(state, arg));
  const menu = useLeagues();
  const config = useConfig();
  const known = page
    ? page.leagues.map(({ leagueId, leagueName: name, provider }): League => ({ id: leagueId, name, provider }))
    : [
        ...menu,
        ...choicesOf(config, menu)
          .flatMap(leagueOf)
          .filter((option) => menu.every((league) => league.id !== option.id)),
      ];
  const others = leagueOf(chosen).filter((league) => known.every((each) => each.id !== league.id));
  return scopeOf(id, chosen.value, [...known, ...others], page !== undefined, page);
}
