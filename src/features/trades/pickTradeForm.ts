/** What the form of a trade of several picks offers, and what it sends. */
import type { FormDraft } from '../../browser/formDrafts';
import type { Schema } from '../../api/types';
import { groupBy } from '../../lib/groupBy';
import { pickName } from './pickNames';
import { pickField, type SideField } from './pickFormValues';
import type { TradeDraft } from './useTradeForm';

type Tradable = Schema<'TradablePicks'>;
export type TradingTeam = Tradable['teams'][number];

/** A side of the form: a team that was chosen, and its picks by season with those that are ticked. */
export type FormSide = {
  field: SideField;
  teamField: 'fromTeamId' | 'toTeamId';
  team: TradingTeam | undefined;
  seasons: { season: number; picks: { name: string; label: string; isTicked: boolean }[] }[];
  ticked: Schema<'TradablePick'>[];
};

const fields = [
  { field: 'fromPicks', teamField: 'fromTeamId' },
  { field: 'toPicks', teamField: 'toTeamId' },
] as const;

/** The sides of the form with these values: first the team that gives the first picks. Its teams are the league's first two at first. */
export function sidesOf({ teams }: Tradable, values: FormDraft): FormSide[] {
  return fields.map(({ field, teamField }, index) => {
    const team = teams.find(({ teamId }) => teamId === values[teamField]) ?? teams[index];
    const picks = team?.picks ?? [];
    const isTicked = (pick: Schema<'TradablePick'>) => pickField(field, pick) in values;
    const seasons = [...groupBy(picks, ({ season }) => season)].map(([season, ofSeason]) => ({
      season,
      picks: ofSeason.map((pick) => ({
        name: pickField(field, pick),
        label: pickName(pick, team!.teamId),
        isTicked: isTicked(pick),
      })),
    }));
    return { field, teamField, team, seasons, ticked: picks.filter(isTicked) };
  });
}

const toGiven = ({ season, round, pick, originalTeam }: Schema<'TradablePick'>): Schema<'PickOfTrade'> =>
  pick === null ? { season, round, ...(originalTeam && { originalTeamId: originalTeam.teamId }) } : { season, round, pick };

/** The payload of the form. */
export function pickTradePayload(
  ofDraft: TradeDraft,
  { date = '', tradeId }: FormDraft,
  sides: readonly FormSide[],
): Schema<'PickTradeCreate'> {
  const [from, to] = sides;
  return {
    ...ofDraft,
    date,
    ...(tradeId !== undefined && { tradeId }),
    ...{ fromTeamId: from?.team?.teamId ?? '', toTeamId: to?.team?.teamId ?? '' },
    ...{ fromPicks: (from?.ticked ?? []).map(toGiven), toPicks: (to?.ticked ?? []).map(toGiven) },
  };
}

/** The labels of what a refusal can name: each pick by its own name. */
export const pickTradeLabels = (sides: readonly FormSide[]): Record<string, string> => ({
  ...{ date: 'Date', fromTeamId: 'First team', toTeamId: 'Second team', fromPicks: 'Picks', toPicks: 'Picks', tradeId: 'Trade' },
  ...Object.fromEntries(
    sides.flatMap(({ field, team, ticked }) =>
      ticked.map((pick, index) => [`${field}.${index}`, pickName(pick, team?.teamId ?? '')]),
    ),
  ),
});
