import { statusOnly } from '../../api';
import { useGetRulesQuery } from '../../api/games';
import { QuerySection } from '../../components/QuerySection';
import { leagueKey } from '../../entities/keys';
import { leagueRules } from '../../entities/rules';
import { useAppSelector } from '../../store/hooks';

/** What the league plays by at its host. */
export function Rules({ leagueId }: { leagueId: string }) {
  const query = useGetRulesQuery({ leagueId }, statusOnly);
  const row = useAppSelector((state) => leagueRules.selectRow(state, leagueKey('any', leagueId)));
  return (
    <QuerySection
      rows={row?.lines}
      query={query}
      emptyHint="Rules come with the next refresh of a league from its host."
      cards={{ count: 1 }}
    >
      {(lines) => (
        <div className="card">
          <h2 className="card__title">Rules {row?.season}</h2>
          <dl className="card__body rules">
            {lines.map(({ label, text }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </QuerySection>
  );
}
