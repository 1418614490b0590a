import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useId, useState } from 'react';
import { refusalText, statusOnly } from '../../api';
import { useGetLogInRulesQuery, useSetLogInRulesMutation } from '../../api/admin';
import { ErrorAlert } from '../../components/ErrorAlert';
import { QuerySection } from '../../components/QuerySection';
import { allRuns, logInRules } from '../../entities/maintenance';
import { useAppSelector } from '../../store/hooks';
import { AppTheme } from '../../theme/AppTheme';

const labels = { requiresSecondFactor: 'A second factor' };

/** What is required of accounts that log in. */
export function LogInRules() {
  const headingId = useId();
  const query = useGetLogInRulesQuery(undefined, statusOnly);
  const rows = useAppSelector((state) => logInRules.selectRows(state, allRuns));
  const [send, { isLoading: saving }] = useSetLogInRulesMutation();
  const [problem, setProblem] = useState<string | null>(null);

  const change = async (requiresSecondFactor: boolean) => {
    if (saving) return;
    setProblem(null);
    const { error } = await send({ logInRulesChange: { requiresSecondFactor } });
    setProblem(refusalText(error, labels));
  };
  return (
    <section className="card" aria-labelledby={headingId}>
      <h2 id={headingId} className="card__title">
        Log-in
      </h2>
      <div className="card__body">
        <ErrorAlert text={problem} />
        {query.forbidden ? (
          <p role="status">The rules for log-ins are for admins.</p>
        ) : (
          <QuerySection rows={rows} query={query} emptyHint="The rules for log-ins appear here.">
            {([rules]) => (
              <AppTheme>
                <FormControlLabel
                  control={<Checkbox />}
                  label="Require a second factor of commissioners and admins"
                  checked={rules?.requiresSecondFactor ?? false}
                  onChange={(_, isRequired) => void change(isRequired)}
                />
                <p>Until they set one up behind their e-mail address in the navbar, they can read, but not save anything.</p>
              </AppTheme>
            )}
          </QuerySection>
        )}
      </div>
    </section>
  );
}
