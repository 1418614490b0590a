import { styled } from '@mui/material/styles';
import { useState, type SubmitEvent } from 'react';
import { errorText } from '../../api';
import { useSyncLeagueMutation } from '../../api/admin';
import { Announced } from '../../components/Announced';
import { ErrorAlert } from '../../components/ErrorAlert';
import { SelectField } from '../../components/Field';
import { InlineForm } from '../../components/InlineForm';
import type { ScheduledLeagueRow } from '../../entities/maintenance';

const Section = styled('section')({ marginTop: 24, '& > p': { marginBlock: 8 } });

const labels = { leagueId: 'League', season: 'Season' };

/** Reads all weeks, the standings and the final positions of a season again, also of one that is over. */
export function ReadSeason({ leagues }: { leagues: ScheduledLeagueRow[] }) {
  const [send, { isLoading }] = useSyncLeagueMutation();
  const [leagueId, setLeagueId] = useState('');
  const [year, setYear] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [queued, setQueued] = useState('');
  const league = leagues.find((each) => each.leagueId === leagueId) ?? leagues[0];
  if (!league) return null;
  const season = league.seasons.find((each) => String(each) === year) ?? league.season;

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isLoading) return;
    setQueued('');
    const { error } = await send({ scheduledLeagueChoice: { leagueId: league.leagueId, season } });
    setProblem(errorText(error, labels));
    if (error === undefined) setQueued(`${season} of ${league.leagueName} is being read.`);
  };
  return (
    <Section>
      <h3>Read a season again</h3>
      <p>All weeks, the standings and the final positions, also of a season that is over.</p>
      <InlineForm aria-label="Read a season again" onSubmit={(event) => void submit(event)}>
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
        <button type="submit" className="button" aria-disabled={isLoading} aria-busy={isLoading}>
          Read season
        </button>
      </InlineForm>
      <ErrorAlert text={problem} />
      <Announced as="p">{queued}</Announced>
    </Section>
  );
}
