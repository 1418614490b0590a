import type { Handlers } from '../operations';
import { selectRookies } from '../../db/queries/players/rookies';

export const rookiesHandlers: Handlers<'getRookies'> = {
  getRookies: ({ db, query }) => selectRookies(db, query.year),
};
