/** A choice of one of the form's selectors. */
export type Option = { value: string; label: string };

type FormRow = { totalRounds: number; totalPicks: number };
type TeamRow = { id?: string; teamName?: string };

/** What the form's selectors offer. */
export type TradeOptions = { teams: Option[]; rounds: Option[]; picks: Option[] };

const upTo = (total: number): Option[] =>
  Array.from({ length: total }, (_, index) => ({ value: String(index + 1), label: String(index + 1) }));

/** The selectors' choices; undefined where one of them would have none: then no trade can be entered. */
export function tradeOptions(form: FormRow | undefined, teams: TeamRow[] | undefined): TradeOptions | undefined {
  if (!form || !teams || form.totalRounds < 1 || form.totalPicks < 1 || teams.length === 0) return undefined;
  return {
    teams: teams.map(({ id = '', teamName }) => ({ value: id, label: teamName ?? id })),
    rounds: upTo(form.totalRounds),
    picks: upTo(form.totalPicks),
  };
}
