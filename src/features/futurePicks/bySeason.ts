import type { ComingPickRow } from '../../entities/tables';

/** A team's picks of a season by round. */
export interface TeamPicks {
  team: ComingPickRow['team'];
  rounds: Map<number, ComingPickRow[]>;
}

export interface SeasonPicks {
  season: number;
  rounds: number[];
  teams: TeamPicks[];
}

const unique = <Value>(values: Value[]): Value[] => [...new Set(values)];

/** The picks by season and owner, teams by name; teams without a pick included. A pick of unknown teams is left out. */
export function bySeason(rows: readonly ComingPickRow[]): SeasonPicks[] {
  const picks = rows.filter((pick: Partial<ComingPickRow>) => pick.team && pick.originalTeam);
  const all = new Map(picks.flatMap(({ team, originalTeam }) => [team, originalTeam]).map((team) => [team.teamId, team]));
  const teams = [...all.values()].sort((a, b) => String(a.teamName).localeCompare(String(b.teamName), 'en'));
  return unique(picks.map(({ season }) => season)).map((season) => {
    const ofSeason = picks.filter((pick) => pick.season === season);
    const rounds = unique(ofSeason.map(({ round }) => round)).sort((a, b) => a - b);
    const ofTeam = (teamId: string, round: number) =>
      ofSeason.filter((pick) => pick.team.teamId === teamId && pick.round === round);
    return {
      season,
      rounds,
      teams: teams.map((team) => ({ team, rounds: new Map(rounds.map((round) => [round, ofTeam(team.teamId, round)])) })),
    };
  });
}
