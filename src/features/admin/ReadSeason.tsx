import { useState, type SubmitEvent } from 'react';
import { errorText } from '../../api';
import { useSyncLeagueMutation } from '../../api/generated/admin.gen';
import { Button } from '../../components/Button';
import { Announced } from '../../components/Announced';
import { ErrorAlert } from '../../components/ErrorAlert';
import { SelectField } from '../../components/Field';
import type { components } from '../../api/generated/schema.gen';

const labels = { leagueId: 'League', season: 'Season', week: 'Week' };

const allWeeks = { value: '', label: 'All weeks' };
/** The weeks of the longest NFL season. */
const weeks = Array.from({ length: 18 }, (_, i) => ({ value: String(i + 1), label: `Week ${i + 1}` }));

/** Reads all weeks, or one, the standings and the final positions of a season again, also of one that is over. */
export function ReadSeason({ leagues }: { leagues: components['schemas']['ScheduledLeague'][] }) {
  const [send, { isLoading, error }] = useSyncLeagueMutation();
  const [leagueId, setLeagueId] = useState('');
  const [year, setYear] = useState('');
  const [week, setWeek] = useState(allWeeks.value);
  const [queued, setQueued] = useState('');
  const league = leagues.find((each) => each.leagueId === leagueId) ?? leagues[0];
  if (!league) return null;
  const season = league.seasons.find((each) => String(each) === year) ?? league.season;

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isLoading) return;
    setQueued('');
    const chosen = { leagueId: league.leagueId, season, ...(week !== allWeeks.value && { week: Number(week) }) };
    const { error: refusal } = await send({ scheduledLeagueChoice: chosen });
    if (refusal === undefined)
      setQueued(`${chosen.week === undefined ? season : `Week ${week} of ${season}`} of ${league.leagueName} is being read.`);
  };
  return (
    <section style={{ marginTop: 24 }}>
      <h3>Read a season again</h3>
      <p>All weeks or one, the standings and the final positions, also of a season that is over.</p>
      <form className="inline-form" aria-label="Read a season again" onSubmit={(event) => void submit(event)}>
        <SelectField
          label={labels.leagueId}
          options={leagues.map((each) => ({ value: each.leagueId, label: each.leagueName }))}
          value={league.leagueId}
          onChange={setLeagueId}
        />
        <SelectField
          label={labels.season}
          options={league.seasons.map((each) => ({ value: String(each), label: String(each) }))}
          value={String(season)}
          onChange={setYear}
        />
        <SelectField label={labels.week} options={[allWeeks, ...weeks]} value={week} onChange={setWeek} />
        <Button type="submit" isBusy={isLoading}>
          Read season
        </Button>
      </form>
      <ErrorAlert text={errorText(error, labels)} />
      <Announced as="p">{queued}</Announced>
    </section>
  );
}
