import type { FormDraft } from '../../browser/formDrafts';
import type { Schema } from '../../api/types';

type Pick = Schema<'TradablePick'>;

/** The fields of the picks that the first team gives, and the other. */
export type SideField = 'fromPicks' | 'toPicks';

/** The name of the checkbox of a pick, by its number or its first owner. */
export const pickField = (side: SideField, { season, round, pick, originalTeam }: Pick) =>
  [side, season, round, ...(pick === null ? ['of', originalTeam?.teamId] : [pick])].join(' ');

/** The values of the form of a trade of several picks. */
export const pickFormValues = ({ date, fromTeamId, toTeamId, fromPicks, toPicks }: Schema<'EnteredPickTrade'>): FormDraft => ({
  ...{ date, fromTeamId, toTeamId },
  ...Object.fromEntries(fromPicks.map((pick) => [pickField('fromPicks', pick), 'on'])),
  ...Object.fromEntries(toPicks.map((pick) => [pickField('toPicks', pick), 'on'])),
});
