import { useId, useState, type SubmitEvent } from 'react';
import { refusalText } from '../../api';
import { leaguesApi, saveHostKey, useAddLeagueMutation } from '../../api/admin';
import type { Schema } from '../../api/types';
import { ErrorAlert } from '../../components/ErrorAlert';
import { InputField, SelectField } from '../../components/Field';
import { platforms } from '../../platforms/platforms';
import { useAppDispatch } from '../../store/hooks';
import { AddedLeague } from './AddedLeague';
import { FoundLeague } from './FoundLeague';
import { InlineForm } from './InlineForm';
import { LeaguesOfUser } from './LeaguesOfUser';

type LeagueCreate = Schema<'LeagueCreate'>;

const labels = { platform: 'Platform', league: 'League', user: 'Username', season: 'Season', apiKey: 'API key' };
const hosts = Object.values(platforms).map(({ host, name, hasApiKeys, hasUsernames }) => ({
  ...{ value: host, label: name, hasApiKeys },
  leagueLabel: hasUsernames ? 'League id, address or username' : 'League id or address',
  isUsername: (text: string) => hasUsernames && /^\w+$/.test(text) && !/^\d+$/.test(text),
}));
const onDemand = { refetchOnFocus: false, refetchOnReconnect: false };

/** What a form asks for, and the key that was typed; what is blank is left out. */
function readForm(form: HTMLFormElement): { asked: LeagueCreate; apiKey: string } {
  const text = (name: string) => String(new FormData(form).get(name) ?? '').trim();
  const season = text('season');
  const platform = text('platform') as LeagueCreate['platform'];
  const asked = { platform, league: text('league'), ...(season !== '' && { season: Number(season) }) };
  return { asked, apiKey: text('apiKey') };
}

/**
 * Adds a league by its id or address on a host, or from the list of a user's leagues: finds it, shows what was found, and imports it once
 * that is confirmed.
 */
export function AddLeague() {
  const headingId = useId();
  const [find, { isFetching: finding }] = leaguesApi.endpoints.findHostLeague.useLazyQuery(onDemand);
  const [list, { isFetching: listing }] = leaguesApi.endpoints.findLeaguesOfUser.useLazyQuery(onDemand);
  const [add, { isLoading: adding }] = useAddLeagueMutation();
  const [found, setFound] = useState<{ asked: LeagueCreate; league: Schema<'HostLeague'> } | null>(null);
  const [ofUser, setOfUser] = useState<{ user: string; leagues: Schema<'LeagueOfUser'>[] } | null>(null);
  const [started, setStarted] = useState<Schema<'HostLeague'> | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [chosen, setChosen] = useState(hosts.at(-1)!);
  const [saving, setSaving] = useState(false);
  const dispatch = useAppDispatch();
  const looking = finding || listing || saving;
  const choose = (host: string) => setChosen(hosts.find(({ value }) => value === host)!);

  const show = async (asked: LeagueCreate) => {
    const { data: league, error } = await find(asked);
    setProblem(refusalText(error, labels));
    setFound(league && error === undefined ? { asked, league } : null);
  };
  const showLeagues = async (user: string, season?: number) => {
    const { data: leagues, error } = await list({ user, ...(season !== undefined && { season }) });
    setProblem(refusalText(error, labels));
    if (leagues && error === undefined) setOfUser({ user, leagues });
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (looking) return;
    const form = event.currentTarget;
    const { asked, apiKey } = readForm(form);
    const { league, season } = asked;
    setProblem(null);
    setFound(null);
    setOfUser(null);
    if (chosen.isUsername(league)) return showLeagues(league, season);
    if (apiKey !== '') {
      setSaving(true);
      const refused = await dispatch(saveHostKey({ league, ...(season !== undefined && { season }), apiKey }));
      setSaving(false);
      if (refused) return setProblem(refusalText(refused, labels));
    }
    await show(asked);
  };
  const confirm = async (asked: LeagueCreate) => {
    setProblem(null);
    const { data: league, error } = await add({ leagueCreate: asked });
    setProblem(refusalText(error, labels));
    if (!league) return;
    setFound(null);
    setOfUser(null);
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
          <InputField label={chosen.leagueLabel} name="league" required autoComplete="off" attributes={{ maxLength: 200 }} />
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
          {ofUser && (
            <LeaguesOfUser {...ofUser} onChoose={(externalId) => void show({ platform: chosen.value, league: externalId })} />
          )}
          {found && <FoundLeague league={found.league} />}
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
