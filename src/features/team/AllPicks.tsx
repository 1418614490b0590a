import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Schema } from '../../api/types';
import { CardSection } from '../../components/CardSection';
import { QuerySection } from '../../components/QuerySection';
import { type StaticColumn, StaticTable } from '../../components/StaticTable';
import { type ComingPickRow, futurePicks } from '../../entities/tables';
import { groupBy } from '../../lib/groupBy';
import { joined } from '../../league/joined';
import { PickOrigin } from '../../league/PickOrigin';
import { TeamName } from '../../league/TeamName';
import { teamPickName } from './teamPickName';
import { useLeaguePaths } from '../../routing/usePlatform';
import { useRows } from '../../store/useRows';

type PickRow = { key: string; pick: string; origin: ReactNode };
type Season = { season: number; picks: PickRow[]; given: ComingPickRow[] };

const columns: StaticColumn<PickRow>[] = [
  { key: 'pick', header: 'Pick', rowHeader: true, className: 'pinned narrow nowrap', cell: ({ pick }) => pick },
  { key: 'origin', header: 'From', cell: ({ origin }) => origin },
];

/** A pick of the coming draft. */
const inOrder = ({ keeper, originalTeam, originalTeamId, ...pick }: Schema<'TeamPick'>): PickRow => ({
  key: pick.pickString,
  pick: keeper ? `${teamPickName(pick)} (keeper)` : teamPickName(pick),
  origin: originalTeam === undefined ? 'Own' : <TeamName id={originalTeamId} name={originalTeam} />,
});

/** The team's picks by season, with those that it gave away; without the seasons in which it has neither. */
const seasonsOf = (rows: readonly ComingPickRow[], teamId: string): Season[] =>
  [...groupBy(rows, ({ season }) => season)]
    .map(([season, picks]) => ({
      season,
      picks: picks
        .filter(({ team }) => team.teamId === teamId)
        .toSorted((a, b) => a.round - b.round)
        .map((pick) => ({ key: pick.key, pick: `Round ${pick.round}`, origin: <PickOrigin pick={pick} /> })),
      given: picks.filter(({ team, originalTeam }) => originalTeam.teamId === teamId && team.teamId !== teamId),
    }))
    .filter(({ picks, given }) => picks.length + given.length > 0);

type Props = {
  leagueId: string;
  teamId: string;
  /** The season that the league prepares. */
  season: number | undefined;
  /** The team's picks in its draft, once the order is known. */
  picks: Schema<'TeamPick'>[] | undefined;
};

/** A team's picks in the coming draft and in those after it, by season, with the teams that they come from. */
export function AllPicks({ leagueId, teamId, season, picks }: Props) {
  const { rows, query } = useRows(futurePicks, { leagueId });
  const draftPath = useLeaguePaths().draftOrder(leagueId);
  const ofDraft = picks?.length && season !== undefined ? [{ season, picks: picks.map(inOrder), given: [] }] : [];
  return (
    <QuerySection
      label="Picks"
      rows={rows && [...ofDraft, ...seasonsOf(rows, teamId)]}
      query={query}
      emptyHint="Picks appear before a draft whose order is known, and where picks of later drafts are traded."
      cards={{ className: 'card-grid', count: 2 }}
    >
      {(seasons) => (
        <div className="card-grid">
          {seasons.map(({ season: year, picks: own, given }) => (
            <CardSection
              key={year}
              title={
                <>
                  {year} picks
                  {year === season && ofDraft.length > 0 && (
                    <>
                      , <Link to={draftPath}>draft order</Link>
                    </>
                  )}
                </>
              }
              flush
            >
              {own.length > 0 && (
                <StaticTable label={`${year} picks`} columns={columns} rows={own} rowKey={({ key }) => key} hasLinks />
              )}
              {given.length > 0 && (
                <p className="card__body">
                  Traded away:{' '}
                  {joined(given, ({ round, team }) => (
                    <>
                      Round {round} to <TeamName id={team.teamId} name={team.teamName} />
                    </>
                  ))}
                </p>
              )}
            </CardSection>
          ))}
        </div>
      )}
    </QuerySection>
  );
}
