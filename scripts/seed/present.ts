import { draftSlots } from '../../server/domain/draftPicks';
import { chooseKeepers } from './draft';
import type { LeaguePlan, SeedTeam } from './leagues';
import { draftRounds, tradePicks } from './picks';
import { createRandom } from './prng';
import type { RankedPlayer } from './rankings';
import { LAST_SEASON, NEXT_SEASON } from './readData';
import { everyone, type Roster } from './roster';
import type { PlayedSeason } from './season';
import type { SeedRows } from './seedRows';

type Present = Pick<SeedRows, 'league' | 'team' | 'rosterEntry' | 'keeper' | 'draftPick' | 'pickTrade'>;

const slotRows = (plan: LeaguePlan, { teamId, active, reserve, taxi }: Roster): SeedRows['rosterEntry'] => {
  const common = { leagueId: plan.id, teamId };
  return [
    ...active.map((playerId) => ({ ...common, playerId, slot: 'active' as const })),
    ...reserve.map((playerId) => ({ ...common, playerId, slot: 'reserve' as const })),
    ...taxi.map((playerId) => ({ ...common, playerId, slot: 'taxi' as const })),
  ];
};

/** The draft that a league held, with the drafted players and keepers. */
export function playedDraft(
  plan: LeaguePlan,
  { draft, season }: PlayedSeason,
): Pick<Present, 'draftPick' | 'pickTrade' | 'keeper'> {
  const kept = plan.isDynasty ? [] : [...draft.kept];
  return {
    draftPick: draft.slots.map((slot, index) => ({ leagueId: plan.id, season, ...slot, playerId: draft.players[index] ?? null })),
    pickTrade: draft.trades,
    keeper: kept.flatMap(([teamId, players]) =>
      players.map((playerId) => ({ leagueId: plan.id, season, teamId, playerId, source: 'host' as const })),
    ),
  };
}

/** The draft that a league prepares. If managers mark keepers themselves, some have not finished; a host's keepers are complete. */
function comingDraft(
  plan: LeaguePlan,
  last: PlayedSeason,
  ranking: ReadonlyMap<string, RankedPlayer>,
): Pick<Present, 'draftPick' | 'pickTrade' | 'keeper'> {
  const season = NEXT_SEASON;
  const random = createRandom(`${plan.id}/${season}`);
  const slots = draftSlots([...last.finalOrder].reverse(), draftRounds(plan, false), plan.draftType);
  const source = plan.manualKeepersEnabled ? ('manual' as const) : ('host' as const);
  const keeper = last.rosters.flatMap((roster) => {
    const choice = chooseKeepers(plan, everyone(roster), { ranked: (id) => ranking.get(id) });
    const marked = plan.manualKeepersEnabled ? choice.slice(0, random.below(plan.keepers + 1)) : choice;
    return marked.map((playerId) => ({ leagueId: plan.id, season, teamId: roster.teamId, playerId, source }));
  });
  return {
    draftPick: slots.map((slot) => ({ leagueId: plan.id, season, ...slot, playerId: null })),
    pickTrade: tradePicks(plan, season, slots, random),
    keeper,
  };
}

/** A league as it is in August 2026. @param ranking the ranking before the season of 2026, by player */
export function describePresent(
  plan: LeaguePlan,
  teams: readonly SeedTeam[],
  last: PlayedSeason,
  ranking: ReadonlyMap<string, RankedPlayer>,
): Present {
  const { id, name, hasDrafted, manualKeepersEnabled, lastStandingsRefresh, lastDraftOrderRefresh } = plan;
  return {
    league: [
      {
        id,
        provider: 'default',
        name,
        isDemo: true,
        season: hasDrafted ? LAST_SEASON : NEXT_SEASON,
        standingsSeason: LAST_SEASON,
        hasDrafted,
        manualKeepersEnabled,
        lastStandingsRefresh,
        lastDraftOrderRefresh,
      },
    ],
    team: teams.map((team) => ({
      leagueId: id,
      id: team.id,
      externalId: null,
      name: team.name,
      ownerName: team.ownerName,
      avatar: avatarOf(team),
      division: team.division,
    })),
    rosterEntry: last.rosters.flatMap((roster) => slotRows(plan, roster)),
    ...(hasDrafted ? playedDraft(plan, last) : comingDraft(plan, last, ranking)),
  };
}

/** The URL of a team's generated avatar. */
export const avatarOf = (team: SeedTeam): string => `/avatars/${team.id}.svg`;
