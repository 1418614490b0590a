import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { CardSection } from '../../components/CardSection';
import { errorText, statusOnly } from '../../api';
import { useGetAccountRulesQuery, useSetAccountRulesMutation } from '../../api/admin';
import type { Schema } from '../../api/types';
import { ErrorAlert } from '../../components/ErrorAlert';
import { SelectField } from '../../components/Field';
import { QuerySection } from '../../components/QuerySection';
import { onlyList, accountRules } from '../../entities/maintenance';
import { useAppSelector } from '../../store/hooks';
import { AppTheme } from '../../theme/AppTheme';

const labels = { requiresSecondFactor: 'A second factor', leaguesPerAccount: 'Leagues' };

const most = [0, 1, 3, 10, 50];
const optionsWith = (chosen: number) =>
  [...new Set([...most, chosen])].map((count) => ({
    value: String(count),
    label: count === 0 ? 'Only admins' : `Every account, until it runs ${count}`,
  }));

/** What accounts need, and what they may do. */
export function AccountRules() {
  const query = useGetAccountRulesQuery(undefined, statusOnly);
  const rows = useAppSelector((state) => accountRules.selectRows(state, onlyList));
  const [send, { isLoading: saving }] = useSetAccountRulesMutation();
  const [problem, setProblem] = useState<string | null>(null);

  const change = async (accountRulesChange: Schema<'AccountRulesChange'>) => {
    if (saving) return;
    setProblem(null);
    const { error } = await send({ accountRulesChange });
    setProblem(errorText(error, labels));
  };
  return (
    <CardSection title="Accounts">
      <div className="card__body">
        <ErrorAlert text={problem} />
        {query.forbidden ? (
          <p>Only admins see the rules for accounts.</p>
        ) : (
          <QuerySection label="Rules for accounts" rows={rows} query={query} emptyHint="The rules for accounts appear here.">
            {([rules]) => (
              <AppTheme>
                <FormControlLabel
                  control={<Checkbox />}
                  label="Require a second factor of commissioners and admins"
                  checked={rules?.requiresSecondFactor ?? false}
                  onChange={(_, isRequired) => void change({ requiresSecondFactor: isRequired })}
                />
                <p>Until they set one up on their account page, they can read but not save anything.</p>
                <SelectField
                  label="Who adds leagues"
                  sx={{ maxWidth: 360, mt: 2 }}
                  options={optionsWith(rules?.leaguesPerAccount ?? 0)}
                  value={String(rules?.leaguesPerAccount ?? 0)}
                  onChange={(value) => void change({ leaguesPerAccount: Number(value) })}
                />
                <p>Who adds a league becomes its commissioner.</p>
              </AppTheme>
            )}
          </QuerySection>
        )}
      </div>
    </CardSection>
  );
}
