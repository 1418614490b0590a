import { record } from '../../auth/securityLog';
import { writeLeague } from '../../db/writeLeague';
import { NotFoundError } from '../../domain/errors';
import { listNewSeasons, takeBackSeason } from '../../sync/seasons/takeBackSeason';
import type { Handlers } from '../operations';

export const newSeasonsHandlers: Handlers<'getNewSeasons' | 'takeBackNewSeason'> = {
  getNewSeasons: ({ db }) => listNewSeasons(db),

  takeBackNewSeason: ({ db, bus, account, address, body: { leagueId } }) =>
    writeLeague({ db, bus }, leagueId, async (tx, league) => {
      if (!league) throw new NotFoundError(`League ${leagueId}`);
      await takeBackSeason(tx, league, account.email);
      const what = { leagueId, detail: `${league.name}, ${leagueId}: ${league.season}` };
      await record(tx, 'season_taken_back', { actorId: account.id, client: { address }, ...what });
      return listNewSeasons(tx);
    }),
};
