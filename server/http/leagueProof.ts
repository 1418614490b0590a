/** What an account that is no admin sees of a host's league before it may run it here, and the proof that it needs. */
import type { components } from '../../src/api/generated/schema.gen';
import { proofCodeOf } from '../auth/leagueProof';
import { commissions, maySee } from '../auth/permissions';
import { findLeague, selectMembersOnly } from '../db/queries/leagues/leagues';
import { hasProofCode } from '../domain/proofCode';
import type { WantedLeague } from '../sync/additions/addLeague';
import { findNextSeason, leagueRefusal, proofPlaceOf, readCommissionersNames } from '../sync/additions/hostLeague';
import type { HandlerContext } from './operations';

type Schemas = components['schemas'];
type Context = Pick<HandlerContext<'addLeague' | 'findHostLeague' | 'findLeaguesOfUser'>, 'db' | 'account'>;

const codeFor = ({ db, account }: Context, { adapter, source }: WantedLeague) =>
  proofCodeOf(db, account.id, adapter.name, source.externalId);

/** A league that was found as the account may see it: one that is here and not for the account is as if it were not here. */
export async function asSeenBy(
  context: Context,
  wanted: WantedLeague,
  found: Schemas['HostLeague'],
): Promise<Schemas['HostLeague']> {
  const { db, account } = context;
  if (account.role === 'admin') return found;
  const league = found.isAdded ? await findLeague(db, found.leagueId) : undefined;
  if (league && commissions(account, league.id)) return found;
  const proof = { code: await codeFor(context, wanted), place: proofPlaceOf(wanted) };
  if (league && maySee(account, league)) return { ...found, proof };
  return { ...found, leagueId: wanted.source.externalId, isAdded: false, proof };
}

/** The leagues of a user as the account may see them, as {@link asSeenBy}. */
export async function listAsSeenBy<Listed extends { leagueId: string | undefined }>(
  { db, account }: Context,
  leagues: Listed[],
): Promise<(Omit<Listed, 'leagueId'> & { isAdded: boolean })[]> {
  const membersOnly = await selectMembersOnly(
    db,
    leagues.flatMap(({ leagueId }) => leagueId ?? []),
  );
  return leagues.map(({ leagueId: id, ...rest }) => {
    const visibility = id !== undefined && membersOnly.has(id) ? 'members' : 'public';
    return { ...rest, isAdded: id !== undefined && maySee(account, { id, visibility }) };
  });
}

const quoted = (names: string[]) => names.map((name) => `“${name}”`).join(', ');

/**
 * Checks that a league's commissioner has put the account's code where only a commissioner can, in the league's newest season.
 * @param wanted whose adapter reads afresh: the code may be there since a moment ago
 * @throws InvalidInputError that names the code, its place, and what is there instead
 */
export async function requireProof(context: Context, wanted: WantedLeague, season: number): Promise<void> {
  const code = await codeFor(context, wanted);
  const names = await readCommissionersNames(wanted);
  if (!names.some((name) => hasProofCode(name, code)))
    throw leagueRefusal(
      `needs a proof that you run it: put ${code} into ${proofPlaceOf(wanted)}. At the moment there is ${quoted(names)}. Without it, ask an admin`,
    );
  const next = await findNextSeason(wanted, season);
  if (next !== null) throw leagueRefusal(`has a newer season on its host, ${next}: only that one shows who runs it`);
}
