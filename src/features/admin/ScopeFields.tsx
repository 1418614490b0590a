import { useState } from 'react';
import { statusOnly, useGetAccountQuery } from '../../api';
import { useGetLeagueSettingsQuery } from '../../api/generated/leagueSettings.gen';
import { useGetLeaguesQuery } from '../../api/generated/leagues.gen';
import type { Schema } from '../../api/types';
import type { FormDraft } from '../../browser/formDrafts';
import { SelectField } from '../../components/Field';
import { selectOwnLeagues } from '../../entities/accounts';
import { managedLeagues } from '../../entities/generated/leaguesTables.gen';
import { leagueSettings } from '../../entities/generated/leagueSettingsTables.gen';
import { useAppSelector } from '../../store/hooks';
import { leagueOptions } from './leagueOptions';

/** A league, or a team of it, in a form: empty texts where nothing is chosen. */
type Row = { number: number; leagueId: string; teamId: string };
type Option = { value: string; label: string };

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

/** The leagues that can be chosen: all of them for an admin, a commissioner's own ones. */
function useLeagueOptions(): Option[] {
  useGetLeaguesQuery(undefined, statusOnly);
  useGetAccountQuery(undefined, statusOnly);
  const every = useAppSelector((state) => managedLeagues.selectRows(state));
  const own = useAppSelector(selectOwnLeagues);
  return leagueOptions((every ?? own ?? []).map(({ leagueId: id, leagueName: name }) => ({ id, name })));
}

const line = { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 320px))', columnGap: 16 };

type Props = { isCommissioner: boolean; initial: Schema<'AccountScope'>[] };

/** Fields for leagues, and teams of them, in a form that {@link readScopes} reads. */
export function ScopeFields({ isCommissioner, initial }: Props) {
  const [rows, setRows] = useState(() => rowsOf(initial));
  const leagues = useLeagueOptions();
  const change = (number: number, changes: Partial<Row>) =>
    setRows(rows.map((row) => (row.number === number ? { ...row, ...changes } : row)));
  return (
    <fieldset style={{ gridColumn: '1 / -1', minWidth: 0 }}>
      <legend className="visually-hidden">Leagues and teams</legend>
      {rows.map((row) => (
        <div key={row.number} style={line}>
          <SelectField
            label={`League ${row.number + 1}`}
            name={`${leagueField}${row.number}`}
            options={withChosen([{ value: '', label: 'None' }, ...leagues], row.leagueId)}
            value={row.leagueId}
            onChange={(leagueId) => change(row.number, { leagueId, teamId: '' })}
          />
          {row.leagueId !== '' && (
            <TeamField row={row} isCommissioner={isCommissioner} onChange={(teamId) => change(row.number, { teamId })} />
          )}
        </div>
      ))}
      <p>
        <button
          type="button"
          className="button"
          onClick={() => setRows([...rows, { number: rows.length, leagueId: '', teamId: '' }])}
        >
          Add another league or team
        </button>
      </p>
    </fieldset>
  );
}
