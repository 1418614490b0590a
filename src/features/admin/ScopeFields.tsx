import { useState } from 'react';
import { statusOnly, useGetAccountQuery } from '../../api';
import { useGetLeagueSettingsQuery } from '../../api/generated/leagueSettings.gen';
import type { Schema } from '../../api/types';
import type { FormDraft } from '../../browser/formDrafts';
import { Button } from '../../components/Button';
import { SelectField } from '../../components/Field';
import { selectIsAdmin, selectOwnLeagues } from '../../entities/accounts';
import { leagueSettings } from '../../entities/generated/leagueSettingsTables.gen';
import { useAppSelector } from '../../store/hooks';
import { LeagueField } from './LeagueField';
import { type LeagueOption, optionOf } from './leagueOptions';

/** A league, or a team of it, in a form: empty texts where nothing is chosen. */
type Row = { number: number; leagueId: string; teamId: string };
type Option = { value: string; label: string };
const none: LeagueOption[] = [];

const leagueField = 'leagueId.';
const teamField = 'teamId.';

/** The leagues and teams that were chosen in a form. */
export const readScopes = (typed: FormDraft): Schema<'AccountScope'>[] =>
  Object.entries(typed)
    .filter(([field, leagueId]) => field.startsWith(leagueField) && leagueId !== '')
    .map(([field, leagueId]) => ({ leagueId, teamId: typed[field.replace(leagueField, teamField)] || null }));

/** The leagues and teams of a draft, or of an account, as rows; one empty row without any. */
const rowsOf = (scopes: Schema<'AccountScope'>[]): Row[] =>
  (scopes.length ? scopes : [{ leagueId: '', teamId: null }]).map(({ leagueId, teamId }, number) => ({
    ...{ number, leagueId, teamId: teamId ?? '' },
  }));

/** An option for what is chosen, until its name is loaded. */
const withChosen = (options: Option[], chosen: string): Option[] =>
  options.some(({ value }) => value === chosen) ? options : [...options, { value: chosen, label: chosen }];

type TeamProps = { row: Row; isCommissioner: boolean; onChange: (teamId: string) => void };

function TeamField({ row: { number, leagueId, teamId }, isCommissioner, onChange }: TeamProps) {
  useGetLeagueSettingsQuery({ leagueId }, { ...statusOnly, skip: leagueId === '' });
  const teams = useAppSelector((state) => leagueSettings.selectRow(state, { leagueId }))?.teams ?? [];
  const none = { value: '', label: isCommissioner ? 'None: runs the league' : 'Choose a team' };
  const options = [none, ...teams.map((team) => ({ value: team.teamId, label: team.teamName }))];
  return (
    <SelectField
      label={`Team ${number + 1}`}
      name={`${teamField}${number}`}
      options={withChosen(options, teamId)}
      value={teamId}
      onChange={onChange}
    />
  );
}

/** The leagues that can be chosen without a search: a commissioner's own ones. An admin searches all of them. */
function useOwnOptions(): LeagueOption[] {
  useGetAccountQuery(undefined, statusOnly);
  const isAdmin = useAppSelector(selectIsAdmin);
  const own = useAppSelector(selectOwnLeagues);
  if (isAdmin || !own) return none;
  return own.map(({ leagueId: id, leagueName: name, provider }) => optionOf({ id, name, provider }));
}

type LeagueProps = { row: Row; known: LeagueOption[]; onChange: (leagueId: string) => void };

/** The league of a row; one that was chosen before has its name once its settings are loaded. */
function ScopeLeague({ row: { number, leagueId }, known, onChange }: LeagueProps) {
  const [chosen, setChosen] = useState<LeagueOption | null>(null);
  const name = useAppSelector((state) => leagueSettings.selectRow(state, { leagueId }))?.leagueName ?? leagueId;
  const before = leagueId === '' ? null : { value: leagueId, label: name };
  return (
    <LeagueField
      label={`League ${number + 1}`}
      name={`${leagueField}${number}`}
      known={known}
      chosen={chosen?.value === leagueId ? chosen : before}
      onChoose={(league) => {
        setChosen(league);
        onChange(league?.value ?? '');
      }}
    />
  );
}

const line = { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 320px))', columnGap: 16 };

type Props = { isCommissioner: boolean; initial: Schema<'AccountScope'>[] };

/** Fields for leagues, and teams of them, in a form that {@link readScopes} reads. */
export function ScopeFields({ isCommissioner, initial }: Props) {
  const [rows, setRows] = useState(() => rowsOf(initial));
  const known = useOwnOptions();
  const change = (number: number, changes: Partial<Row>) =>
    setRows(rows.map((row) => (row.number === number ? { ...row, ...changes } : row)));
  return (
    <fieldset style={{ gridColumn: '1 / -1', minWidth: 0 }}>
      <legend className="visually-hidden">Leagues and teams</legend>
      {rows.map((row) => (
        <div key={row.number} style={line}>
          <ScopeLeague row={row} known={known} onChange={(leagueId) => change(row.number, { leagueId, teamId: '' })} />
          {row.leagueId !== '' && (
            <TeamField row={row} isCommissioner={isCommissioner} onChange={(teamId) => change(row.number, { teamId })} />
          )}
        </div>
      ))}
      <p>
        <Button onClick={() => setRows([...rows, { number: rows.length, leagueId: '', teamId: '' }])}>
          Add another league or team
        </Button>
      </p>
    </fieldset>
  );
}
