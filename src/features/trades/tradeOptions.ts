/** An option of a select. */
export type Option = { value: string; label: string };

type FormRow = { totalRounds: number; totalPicks: number; firstDay?: string | undefined };
type TeamRow = { id?: string; teamName?: string };

/** The options of the form's selects. `firstDay` is the first day that a trade can have, YYYY-MM-DD; undefined if it is not known. */
export type TradeOptions = {
  teams: Option[];
  rounds: Option[];
  picks: Option[];
  firstDay: string | undefined;
};

const upTo = (total: number): Option[] =>
  Array.from({ length: total }, (_, index) => ({ value: String(index + 1), label: String(index + 1) }));

/** The options of the form's selects; undefined if one of them would have none: then no trade can be entered. */
export function tradeOptions(form: FormRow | undefined, teams: TeamRow[] | undefined): TradeOptions | undefined {
  if (!form || !teams || form.totalRounds < 1 || form.totalPicks < 1 || teams.length === 0) return undefined;
  return {
    teams: teams.map(({ id = '', teamName }) => ({ value: id, label: teamName ?? id })),
    rounds: upTo(form.totalRounds),
    picks: upTo(form.totalPicks),
    firstDay: form.firstDay,
  };
}

type Draft = { year: number; season: number | undefined; hasDrafted: boolean | undefined };

/** Whether the draft of a year is over; false while that is not known. */
export const isDraftOver = ({ year, season, hasDrafted }: Draft): boolean =>
  season !== undefined && (year < season || (year === season && hasDrafted === true));

/** Why no trade can be entered for a year's draft; null where one can. @param options undefined without picks */
export function closedReason(year: number, isOver: boolean, options: TradeOptions | undefined): string | null {
  if (isOver) return `The draft of ${year} is over.`;
  return options ? null : `The league has no picks for the draft of ${year}.`;
}
