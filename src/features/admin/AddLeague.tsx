import { useId, useState, type SubmitEvent } from 'react';
import { Link } from 'react-router';
import { refusalText } from '../../api';
import { leaguesApi, saveHostKey, useAddLeagueMutation } from '../../api/admin';
import type { Schema } from '../../api/types';
import { ErrorAlert } from '../../components/ErrorAlert';
import { InputField, SelectField } from '../../components/Field';
import { platforms } from '../../platforms/platforms';
import { useAppDispatch } from '../../store/hooks';
import { AddedLeague } from './AddedLeague';
import { InlineForm } from './InlineForm';

type LeagueCreate = Schema<'LeagueCreate'>;

const labels = { platform: 'Platform', league: 'League id or address', season: 'Season', apiKey: 'API key' };
const hosts = Object.values(platforms).map(({ host, name, hasApiKeys }) => ({ value: host, label: name, hasApiKeys }));

/** What a form asks for, and the key that was typed; what is blank is left out. */
function readForm(form: HTMLFormElement): { asked: LeagueCreate; apiKey: string } {
  const text = (name: string) => String(new FormData(form).get(name) ?? '').trim();
  const season = text('season');
  const platform = text('platform') as LeagueCreate['platform'];
  const asked = { platform, league: text('league'), ...(season !== '' && { season: Number(season) }) };
  return { asked, apiKey: text('apiKey') };
}

/** Adds a league by its id or address on a host: finds it, shows what was found, and imports it once that is confirmed. */
export function AddLeague() {
  const headingId = useId();
  const [find, { isFetching: finding }] = leaguesApi.endpoints.findHostLeague.useLazyQuery({
    refetchOnFocus: false,
    refetchOnReconnect: false,
  });
  const [add, { isLoading: adding }] = useAddLeagueMutation();
  const [found, setFound] = useState<{ asked: LeagueCreate; league: Schema<'HostLeague'> } | null>(null);
  const [started, setStarted] = useState<Schema<'HostLeague'> | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [chosen, setChosen] = useState(hosts.at(-1)!);
  const [saving, setSaving] = useState(false);
  const dispatch = useAppDispatch();
  const looking = finding || saving;
  const choose = (host: string) => setChosen(hosts.find(({ value }) => value === host)!);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (looking) return;
    const form = event.currentTarget;
    const { asked, apiKey } = readForm(form);
    setProblem(null);
    setFound(null);
    if (apiKey !== '') {
      setSaving(true);
      const { league, season } = asked;
      const refused = await dispatch(saveHostKey({ league, ...(season !== undefined && { season }), apiKey }));
      setSaving(false);
      if (refused) return setProblem(refusalText(refused, labels));
    }
    const { data: league, error } = await find(asked);
    setProblem(refusalText(error, labels));
    if (league && error === undefined) setFound({ asked, league });
  };
  const confirm = async (asked: LeagueCreate) => {
    setProblem(null);
    const { data: league, error } = await add({ leagueCreate: asked });
    setProblem(refusalText(error, labels));
    if (!league) return;
    setFound(null);
    setStarted(league);
  };
  return (
    <section className="card" aria-labelledby={headingId}>
      <h2 id={headingId} className="card__title">
        Add a league
      </h2>
      <div className="card__body">
        <InlineForm aria-label="Add a league" onSubmit={(event) => void submit(event)}>
          <SelectField label={labels.platform} name="platform" options={hosts} value={chosen.value} onChange={choose} />
          <InputField label={labels.league} name="league" required autoComplete="off" attributes={{ maxLength: 200 }} />
          <InputField
            label={`${labels.season} of the id, newest if blank`}
            name="season"
            autoComplete="off"
            attributes={{ inputMode: 'numeric', pattern: '20[0-9]{2}', maxLength: 4 }}
          />
          {chosen.hasApiKeys && (
            <InputField
              label={`${labels.apiKey}, for a private league`}
              name="apiKey"
              type="password"
              autoComplete="off"
              attributes={{ maxLength: 200 }}
            />
          )}
          <button type="submit" className="button button--primary" aria-disabled={looking} aria-busy={looking}>
            {looking ? 'Looking…' : 'Find league'}
          </button>
        </InlineForm>
        <ErrorAlert text={problem} />
        <div role="status">
          {found && (
            <>
              <p>
                <strong>{found.league.name}</strong>, {found.league.season}, {found.league.teams.length} teams:{' '}
                {found.league.teams.join(', ')}
              </p>
              {found.league.isAdded && (
                <p>
                  It is here already:{' '}
                  <Link to={platforms[found.league.provider].paths.standings(found.league.leagueId)}>its standings</Link>
                </p>
              )}
            </>
          )}
        </div>
        {found && !found.league.isAdded && (
          <button
            type="button"
            className="button button--primary"
            aria-disabled={adding}
            aria-busy={adding}
            onClick={() => !adding && void confirm(found.asked)}
          >
            {adding ? 'Starting…' : `Add ${found.league.name}`}
          </button>
        )}
        {started && <AddedLeague key={started.askedAt} league={started} />}
      </div>
    </section>
  );
}
