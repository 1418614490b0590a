import { CardSection } from '../../components/CardSection';
import { errorText } from '../../api';
import { useSetAccountRulesMutation } from '../../api/generated/admin.gen';
import type { Schema } from '../../api/types';
import { ErrorAlert } from '../../components/ErrorAlert';
import { CheckField, SelectField } from '../../components/Field';
import { QuerySection } from '../../components/QuerySection';
import { accountRules } from '../../entities/generated/adminTables.gen';
import { useRow } from '../../store/useRows';

const labels = { requiresSecondFactor: 'A second factor', leaguesPerAccount: 'Leagues' };

const most = [0, 1, 3, 10, 50];
const optionsWith = (chosen: number) =>
  [...new Set([...most, chosen])].map((count) => ({
    value: String(count),
    label: count === 0 ? 'Only admins' : `Every account, until it runs ${count}`,
  }));

/** What accounts need, and what they may do. */
export function AccountRules() {
  const { row, query } = useRow(accountRules, undefined);
  const [send, { isLoading: saving, error }] = useSetAccountRulesMutation();

  const change = (accountRulesChange: Schema<'AccountRulesChange'>) => !saving && void send({ accountRulesChange });
  return (
    <CardSection title="Accounts">
      <ErrorAlert text={errorText(error, labels)} />
      <QuerySection
        label="Rules for accounts"
        rows={row && [row]}
        query={query}
        forbidden="Only admins see the rules for accounts."
      >
        {([rules]) => (
          <>
            <CheckField
              label="Require a second factor of commissioners and admins"
              checked={rules?.requiresSecondFactor ?? false}
              onChange={(isRequired) => change({ requiresSecondFactor: isRequired })}
            />
            <p>Until they set one up on their account page, they can read but not save anything.</p>
            <SelectField
              label="Who adds leagues"
              style={{ maxWidth: 360, marginTop: 16 }}
              options={optionsWith(rules?.leaguesPerAccount ?? 0)}
              value={String(rules?.leaguesPerAccount ?? 0)}
              onChange={(value) => change({ leaguesPerAccount: Number(value) })}
            />
            <p>Who adds a league shows by a code on its host to run it there, and becomes its commissioner.</p>
          </>
        )}
      </QuerySection>
    </CardSection>
  );
}
