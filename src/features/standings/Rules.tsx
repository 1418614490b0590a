import { Link, useSearchParams } from 'react-router';
import type { Schema } from '../../api/types';
import { QuerySection } from '../../components/QuerySection';
import { leagueRules } from '../../entities/generated/rulesTables.gen';
import { readYear } from '../../routing/readSearch';
import { useRow } from '../../store/useRows';

/** The weeks in a rule, such as `Week 14` and the numbers of `weeks 15 to 17`, are the parts at odd places. */
const WEEK = /(\bweek \d+|(?<=\bweeks )\d+|(?<=\bweeks \d+ to )\d+)/i;

/** A rule's text; each week that has games is a link to them. */
const RuleText = ({ text, weeks }: { text: string; weeks: number[] }) =>
  text.split(WEEK).map((part, index) => {
    const week = Number(/\d+$/.exec(part)?.[0]);
    if (index % 2 === 0 || !weeks.includes(week)) return part;
    return (
      <Link key={index} to={{ search: `?view=games&week=${week}` }} preventScrollReset>
        {part}
      </Link>
    );
  });

type Props = {
  leagueId: string;
  /** A week of the season whose games are known. */
  games: Schema<'Games'> | undefined;
};

/** The league's rules at its host. */
export function Rules({ leagueId, games }: Props) {
  const year = readYear(useSearchParams()[0]);
  const { row, query } = useRow(leagueRules, { leagueId, year });
  return (
    <QuerySection
      label="Rules"
      rows={row?.lines}
      query={query}
      emptyHint="Rules appear after the next refresh of the league."
      cards={{ count: 1 }}
    >
      {(lines) => (
        <div className="card">
          <h2 className="card__title">Rules {row?.season}</h2>
          <dl className="card__body rules">
            {lines.map(({ label, text }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <RuleText text={text} weeks={games && games.season === row?.season ? games.weeks : []} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </QuerySection>
  );
}
