import type { Schema } from '../../api/types';
import { Announced } from '../../components/Announced';
import { type StaticColumn, StaticTable } from '../../components/StaticTable';

type Effect = Schema<'PickTradeEffect'>;

const change = (before: number, after: number) => (before === after ? String(before) : `${before} → ${after}`);

const team: StaticColumn<Effect> = { key: 'team', header: 'Team', rowHeader: true, cell: ({ teamName }) => teamName };

const ofSeason = (season: number): StaticColumn<Effect> => {
  const count = (counts: Effect['picksBefore']) => counts.find((each) => each.season === season)?.picks ?? 0;
  const cell = ({ picksBefore, picksAfter }: Effect) => change(count(picksBefore), count(picksAfter));
  return { key: String(season), header: `${season}`, align: 'right', className: 'nowrap', cell };
};

const surplus: StaticColumn<Effect> = {
  key: 'surplus',
  header: 'Keeper surplus',
  description: 'By how many rounds the picks of the marked keepers are later than their average draft position',
  align: 'right',
  className: 'nowrap',
  cell: ({ surplusBefore, surplusAfter }) =>
    surplusBefore === null || surplusAfter === null ? '–' : change(surplusBefore, surplusAfter),
};

/** A team, its number of picks in each season, and what its marked keepers gain on the market, before and after. */
function columnsOf(teams: readonly Effect[]): StaticColumn<Effect>[] {
  const seasons = teams[0]?.picksBefore.map(({ season }) => season) ?? [];
  const hasKeepers = teams.some(({ surplusBefore }) => surplusBefore !== null);
  return [team, ...seasons.map(ofSeason), ...(hasKeepers ? [surplus] : [])];
}

/** What a trade that was tried would change. */
export const PickTradeEffects = ({ teams }: { teams: readonly Effect[] | null }) => (
  <Announced>
    {teams && (
      <>
        <p>The number of picks in each season before and after this trade, which is not saved yet:</p>
        <StaticTable label="What the trade changes" columns={columnsOf(teams)} rows={teams} rowKey={({ teamId }) => teamId} />
      </>
    )}
  </Announced>
);
