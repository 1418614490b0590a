import { managedLeagues } from '../../entities/generated/leaguesTables.gen';
import type { LeagueEntry } from '../../lib/config';
import { useLeagues, withOthers } from '../../league/useLeagues';
import { useAppSelector } from '../../store/hooks';

/** The leagues of the menus, then the others that an admin may choose, such as closed demo leagues, once they are loaded. */
export const useEveryLeague = (): LeagueEntry[] =>
  withOthers(
    useLeagues(),
    useAppSelector((state) => managedLeagues.selectRows(state)),
  );
