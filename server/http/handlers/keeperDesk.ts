import type { components } from '../../../src/api/generated/schema.gen';
import { owns, requireCommissioner } from '../../auth/permissions';
import type { Database } from '../../db';
import { hideKeepers, selectHiddenKeepers, showKeepers } from '../../db/queries/teams/hiddenKeepers';
import { selectBestByAdp } from '../../db/queries/teams/keeperCandidates';
import { findKeeperRules, setKeeperRules } from '../../db/queries/teams/keeperRules';
import { type League, lockLeague } from '../../db/queries/leagues/leagues';
import { findKeeperLimit } from '../../db/queries/leagues/rules';
import { writeAndPublish, writeLeague } from '../../db/writeLeague';
import { pickString } from '../../domain/draftPicks';
import { ForbiddenError, InvalidInputError, NotFoundError } from '../../domain/errors';
import { bestSet } from '../../domain/keeperDesk/bestSet';
import { hidesKeepers } from '../../domain/keeperDesk/hiding';
import { type Candidate, type KeeperCost, type PlacedSet, placeSet, priceOf, roundOf } from '../../domain/keeperDesk/costs';
import type { KeeperRules } from '../../domain/keeperDesk/history';
import { isPastDeadline, limitOf, refusedBeside, refusedSet } from '../../domain/keeperDesk/limits';
import { ruleWords } from '../../domain/keeperDesk/ruleWords';
import type { Handlers } from '../operations';
import { getLeagueOf } from './find';
import { checkAgainstHost, takeHostKeepers } from './hostKeepers';
import { keeperSeason, type ReadDesk, readKeeperDesk } from './readKeeperDesk';
import { recordKeeperRulesChange } from './settingsChanges';

type Schemas = components['schemas'];

/** The round of a very pick, such as 7 of 7.04; null without one. */
const pickRound = ({ pick }: KeeperCost) => (pick === null ? null : Number(pick.split('.')[0]));

/** What a team's keepers are for the rules. */
function teamOf({ candidatesOf, picksOf }: Pick<ReadDesk, 'candidatesOf' | 'picksOf'>, teamId: string) {
  const candidates = candidatesOf.get(teamId) ?? [];
  return { candidates, picks: picksOf.get(teamId) ?? [], keepers: candidates.filter(({ isKeeper }) => isKeeper) };
}

/** A player's cost beside the other keepers of his team. */
function deskPlayer(desk: ReadDesk, candidate: Candidate & { nflTeam: string | null }): Schemas['DeskPlayer'] {
  const { rules, limit } = desk;
  const { playerId, playerName, position, nflTeam, isKeeper, marketRound, history } = candidate;
  const { picks, keepers } = teamOf(desk, candidate.teamId);
  const placed = placeSet(rules, picks, isKeeper ? keepers : [...keepers, candidate]);
  const cost = placed.costs.get(playerId)!;
  const years = rules?.years ?? null;
  const round = pickRound(cost) ?? cost.round;
  return {
    ...{ playerId, playerName, position, nflTeam, isKeeper, cost, marketRound },
    surplus: placed.surpluses.get(playerId)!,
    yearsKept: history.yearsKept,
    yearsLeft: years === null ? null : Math.max(0, years - history.yearsKept),
    // Without rules of its own the league's next draft counts the pick that he takes in this one.
    nextCost: { round: rules ? roundOf(rules, candidate, 0, 1) : round, pick: null, price: priceOf(rules, candidate, 1) },
    reasons: history.reasons.toReversed(),
    refusal: isKeeper ? null : refusedBeside(rules, limit, keepers, candidate),
  };
}

const timesOf = ({ rules, isHidden }: ReadDesk) => ({
  ...{ deadline: rules?.deadline ?? null, timeZone: rules?.timeZone ?? null },
  ...(isHidden && { isHidden }),
});

const chosenOf = (keepers: readonly Candidate[], { costs }: PlacedSet): Schemas['ChosenKeeper'][] =>
  keepers.map(({ playerId, playerName, position }) => ({ playerId, playerName, position, cost: costs.get(playerId)! }));

/** The choices of a team, and whom it is expected to keep beside them. */
function choicesOf(desk: ReadDesk, teamId: string) {
  const { rules, limit } = desk;
  const { candidates, picks, keepers } = teamOf(desk, teamId);
  const best = bestSet(rules, limit, picks, candidates);
  const isLocked = isPastDeadline(rules, Date.now());
  const expected: Candidate[] = [];
  for (const candidate of candidates.filter(({ playerId }) => best.playerIds.includes(playerId)))
    if (!candidate.isKeeper && !isLocked && refusedBeside(rules, limit, [...keepers, ...expected], candidate) === null)
      expected.push(candidate);
  const placed = placeSet(rules, picks, keepers);
  const all = placeSet(rules, picks, [...keepers, ...expected]);
  return { keepers, expected, best, placed, all, picks, refused: refusedSet(rules, limit, keepers) };
}

/** The first rounds that keepers leave, with the best players whom nobody keeps or is expected to keep. */
async function firstPicks(
  db: Database,
  league: League,
  desk: ReadDesk,
  choices: ReadonlyMap<string, ReturnType<typeof choicesOf>>,
) {
  const kept = [...choices.values()].flatMap(({ keepers, expected }) =>
    [...keepers, ...expected].map(({ playerId }) => playerId),
  );
  const taken = new Set([...choices.values()].flatMap(({ picks, all }) => [...all.used].map((index) => picks[index])));
  const open = desk.picks.filter((pick) => pick.round <= 2 && pick.pick > 0 && pick.playerId === null && !taken.has(pick));
  const players = await selectBestByAdp(db, league, kept, open.length);
  const names = new Map(desk.teams.map(({ id, name }) => [id, name]));
  return open.map(({ round, pick, holderId: teamId }, index) => ({
    ...{ pick: pickString(round, pick), teamId, teamName: names.get(teamId) ?? teamId },
    player: players[index] ?? null,
  }));
}

async function choicesOfLeague(db: Database, league: League): Promise<Schemas['KeeperChoices']> {
  const desk = await readKeeperDesk(db, league);
  const { season, rules, limit, teams } = desk;
  const choices = new Map(teams.map(({ id }) => [id, choicesOf(desk, id)]));
  const check = await checkAgainstHost(db, league);
  return {
    ...{ leagueName: league.name, season, words: ruleWords(rules, limit), ...timesOf(desk), limit: limit ?? null },
    isHostKnown: check.isHostKnown,
    teams: teams.map(({ id: teamId, name: teamName }) => {
      const { keepers, expected, best, placed, all, refused } = choices.get(teamId)!;
      return {
        ...{ teamId, teamName, kept: chosenOf(keepers, placed), surplus: placed.surplus },
        ...{ expected: chosenOf(expected, all), bestSurplus: best.surplus, refused, ...check.of(teamId) },
      };
    }),
    firstPicks: await firstPicks(db, league, desk, choices),
  };
}

/** A team's desk. @throws NotFoundError for a team that the league does not have */
function deskOf(desk: ReadDesk, league: League, teamId: string): Schemas['KeeperDesk'] {
  const team = desk.teams.find(({ id }) => id === teamId);
  if (!team) throw new NotFoundError(`Team ${teamId}`);
  const { rules, limit, season } = desk;
  const { candidates, picks, keepers } = teamOf(desk, teamId);
  const { used, surplus } = placeSet(rules, picks, keepers);
  return {
    ...{ leagueName: league.name, season, teamId, teamName: team.name, hasRules: rules !== null },
    ...{ words: ruleWords(rules, limit), ...timesOf(desk), limit: limit ?? null },
    players: candidates.map((candidate) => deskPlayer(desk, candidate)),
    chosen: { playerIds: keepers.map(({ playerId }) => playerId), surplus },
    best: bestSet(rules, limit, picks, candidates),
    picksLeft: picks.flatMap(({ round, pick }, index) => (used.has(index) || pick === 0 ? [] : pickString(round, pick))),
  };
}

/** @throws InvalidInputError for rules that contradict themselves, or a time zone that does not exist */
function checkRules({ cost, fixedRounds, positions, timeZone, deadline, isHidden }: KeeperRules): void {
  const errors = [];
  if (isHidden && deadline === null) errors.push({ field: 'rules.isHidden', message: 'needs a deadline' });
  if (cost === 'fixedRounds' && !fixedRounds.length) errors.push({ field: 'rules.fixedRounds', message: 'must have a round' });
  if (new Set(positions.map(({ position }) => position)).size < positions.length)
    errors.push({ field: 'rules.positions', message: 'must have each position once' });
  try {
    new Intl.DateTimeFormat('en-US', { timeZone });
  } catch {
    errors.push({ field: 'rules.timeZone', message: 'must be a time zone such as America/New_York' });
  }
  if (errors.length) throw new InvalidInputError(errors);
}

/** The teams with marked players who cost something else by other rules, or whom these refuse. */
function effectsOf(before: ReadDesk, after: ReadDesk): Schemas['KeeperRulesEffects']['teams'] {
  return after.teams.flatMap(({ id: teamId, name: teamName }) => {
    const { keepers, picks } = teamOf(before, teamId);
    const then = teamOf(after, teamId).keepers;
    const [old, now] = [placeSet(before.rules, picks, keepers), placeSet(after.rules, picks, then)];
    const changed = then.flatMap(({ playerId, playerName }) => {
      const costs = { before: old.costs.get(playerId)!, after: now.costs.get(playerId)! };
      return JSON.stringify(costs.before) === JSON.stringify(costs.after) ? [] : { playerId, playerName, ...costs };
    });
    const refused = refusedSet(after.rules, after.limit, then);
    return changed.length || refused.length ? { teamId, teamName, changed, refused } : [];
  });
}

type KeeperDeskCall =
  | 'getKeeperRules'
  | 'setKeeperRules'
  | 'getKeeperDesk'
  | 'getOwnKeeperDesk'
  | 'getKeeperChoices'
  | 'takeHostKeepers';

export const keeperDeskHandlers: Handlers<KeeperDeskCall> = {
  getKeeperRules: async ({ db, query }) => {
    const league = await getLeagueOf(db, query.leagueId);
    const season = keeperSeason(league);
    const rules = await findKeeperRules(db, league.id, season);
    const words = ruleWords(rules, limitOf(rules, await findKeeperLimit(db, league)));
    return { leagueName: league.name, season, rules, words };
  },

  setKeeperRules: async ({ db, bus, account, address, body: { leagueId, rules = null, isTrial = false } }) => {
    if (rules) checkRules(rules);
    return writeAndPublish({ db, bus }, async (tx, changed) => {
      const league = await lockLeague(tx, leagueId);
      if (!league) throw new NotFoundError(`League ${leagueId}`);
      requireCommissioner(account, leagueId);
      const season = keeperSeason(league);
      const isHiding = hidesKeepers(rules, season, league, Date.now());
      if (!isTrial && !isHiding) await showKeepers(tx, { id: leagueId, season });
      const before = await readKeeperDesk(tx, league);
      const after = await readKeeperDesk(tx, league, { rules });
      const { limit } = after;
      const words = ruleWords(rules, limit);
      if (!isTrial) {
        await setKeeperRules(tx, leagueId, season, rules, isHiding);
        if (isHiding) await hideKeepers(tx, { id: leagueId, season });
        const who = { actorId: account.id, client: { address } };
        await recordKeeperRulesChange(tx, league, ruleWords(before.rules, before.limit), words, who);
        await changed(leagueId);
      }
      return { season, rules, words, teams: effectsOf(before, after) };
    });
  },

  getKeeperDesk: async ({ db, query: { leagueId, teamId } }) => {
    const league = await getLeagueOf(db, leagueId);
    return deskOf(await readKeeperDesk(db, league), league, teamId);
  },

  getOwnKeeperDesk: async ({ db, account, query: { leagueId, teamId } }) => {
    const league = await getLeagueOf(db, leagueId);
    if (!owns(account, leagueId, teamId)) throw new ForbiddenError('Only the team’s owner sees its hidden keepers.');
    const playerIds = await selectHiddenKeepers(db, league, teamId);
    return deskOf(await readKeeperDesk(db, league, { hidden: { teamId, playerIds } }), league, teamId);
  },

  getKeeperChoices: async ({ db, query }) => choicesOfLeague(db, await getLeagueOf(db, query.leagueId)),

  takeHostKeepers: async ({ db, bus, account, body: { leagueId } }) =>
    writeLeague({ db, bus }, leagueId, async (tx, league) => {
      if (!league) throw new NotFoundError(`League ${leagueId}`);
      requireCommissioner(account, leagueId);
      await takeHostKeepers(tx, league, account.email);
      return undefined;
    }),
};
