import { useState } from 'react';
import { Link } from 'react-router';
import { SubmitButton } from '../../components/Button';
import { CardSection } from '../../components/CardSection';
import { errorText, untracked } from '../../api';
import { leaguesApi, useAddLeagueMutation } from '../../api/generated/leagues.gen';
import type { Schema } from '../../api/types';
import { dropDraft, findDraft, keepDraft } from '../../browser/formDrafts';
import { Announced } from '../../components/Announced';
import { ErrorAlert } from '../../components/ErrorAlert';
import { InputField, SelectField } from '../../components/Field';
import { useAttempt } from '../../components/useAttempt';
import { formTexts } from '../../lib/formTexts';
import type { Visibility } from '../../league/visibilities';
import { exampleUrls } from '../../platforms/exampleUrls';
import { platforms } from '../../platforms/platforms';
import { leaguePaths } from '../../routing/leaguePaths';
import { selectEmailAddress } from '../../session/authSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Additions } from './Additions';
import { ConfirmLeague } from './ConfirmLeague';
import { FoundLeague } from './FoundLeague';
import { LeaguesOfUser } from './LeaguesOfUser';

type LeagueCreate = Schema<'LeagueCreate'>;

/** The name that the form's draft is stored under. */
const draftName = 'add-league';

const labels = { platform: 'Platform', league: 'League', user: 'Username', season: 'Season', apiKey: 'API key' };
const hosts = Object.values(platforms).map(({ host, name, hasApiKeys, hasUsernames }) => ({
  ...{ value: host, label: name, exampleUrl: exampleUrls[host], hasApiKeys },
  leagueLabel: hasUsernames ? 'League id, address or username' : 'League id or address',
  /** The username that a text is, with or without an @ before it; null for an id or address. */
  usernameIn: (text: string) => (hasUsernames && !/^\d+$/.test(text) ? (/^@?(\w+)$/.exec(text)?.[1] ?? null) : null),
}));
const hostNamed = (name: string | undefined) => hosts.find(({ value }) => value === name);
const twoColumns = { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 22rem))', maxWidth: '46rem' };
const onDemand = { refetchOnFocus: false, refetchOnReconnect: false };

/** The lookup of a form, and its API key; blank fields are left out. */
function readForm(form: HTMLFormElement, platform: LeagueCreate['platform']): { wanted: LeagueCreate; apiKey: string } {
  const { league = '', season = '', apiKey = '' } = formTexts(new FormData(form));
  const wanted = { platform, league, ...(season !== '' && { season: Number(season) }) };
  return { wanted, apiKey };
}

/**
 * Adds a league by its id or address on a host, or from the list of a user's leagues: finds it, shows what was found, and imports it once
 * that is confirmed. Until then it keeps what was typed, but never an API key. Who is no admin shows by a code to run the league, and then
 * also runs one that is here already.
 */
export function AddLeague() {
  const [find] = leaguesApi.endpoints.findHostLeague.useLazyQuery(onDemand);
  const [list] = leaguesApi.endpoints.findLeaguesOfUser.useLazyQuery(onDemand);
  const [add, { isLoading: adding }] = useAddLeagueMutation();
  const [found, setFound] = useState<{ wanted: LeagueCreate; league: Schema<'HostLeague'> } | null>(null);
  const [ofUser, setOfUser] = useState<{ user: string; leagues: Schema<'LeagueOfUser'>[] } | null>(null);
  const [added, setAdded] = useState<Schema<'HostLeague'> | null>(null);
  const [hasSearched, setHasSearched] = useState(false);
  const { running, problem, attempt, onSubmit } = useAttempt();
  const account = useAppSelector(selectEmailAddress);
  const [draft] = useState(() => findDraft(draftName, account) ?? {});
  const [chosen, setChosen] = useState(() => hostNamed(draft['platform']) ?? hosts.at(-1)!);
  const dispatch = useAppDispatch();
  const looking = running && !adding;

  const show = async (wanted: LeagueCreate) => {
    const { data: league, error } = await find(wanted);
    setFound(league && error === undefined ? { wanted, league } : null);
    return errorText(error, labels);
  };
  const showLeagues = async (user: string, season?: number) => {
    const { data: leagues, error } = await list({ user, ...(season !== undefined && { season }) });
    if (leagues && error === undefined) setOfUser({ user, leagues });
    return errorText(error, labels);
  };
  const search = async (form: HTMLFormElement) => {
    const { wanted, apiKey } = readForm(form, chosen.value);
    const { league, season } = wanted;
    setFound(null);
    setOfUser(null);
    setAdded(null);
    setHasSearched(true);
    const user = chosen.usernameIn(league);
    if (user !== null) return showLeagues(user, season);
    if (apiKey !== '') {
      const hostKey = { league, ...(season !== undefined && { season }), apiKey };
      const saved = await dispatch(leaguesApi.endpoints.saveHostKey.initiate({ hostKey }, untracked));
      if (saved.error) return errorText(saved.error, labels);
    }
    return show(wanted);
  };
  const confirm = async (wanted: LeagueCreate, visibility?: Visibility) => {
    const { data: league, error } = await add({ leagueCreate: { ...wanted, ...(visibility && { visibility }) } });
    if (!league) return errorText(error, labels);
    dropDraft(draftName);
    setFound(null);
    setOfUser(null);
    setAdded(league);
    return null;
  };
  return (
    <CardSection title="Find the league">
      <form
        className="inline-form"
        aria-label="Add a league"
        style={twoColumns}
        onInput={({ currentTarget }) => keepDraft(draftName, account, currentTarget)}
        onSubmit={onSubmit(search)}
      >
        <SelectField
          label={labels.platform}
          name="platform"
          options={hosts}
          value={chosen.value}
          onChange={(host) => setChosen(hostNamed(host)!)}
        />
        <InputField
          label={chosen.leagueLabel}
          name="league"
          defaultValue={draft['league']}
          required
          autoComplete="off"
          attributes={{ maxLength: 200, placeholder: chosen.exampleUrl }}
        />
        <InputField
          label={`${labels.season} (leave empty for the newest)`}
          name="season"
          defaultValue={draft['season']}
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
        <SubmitButton text="Find league" busyText="Looking…" aria-disabled={running} isBusy={looking} />
      </form>
      {!found && <ErrorAlert text={problem} />}
      <Announced>
        {ofUser && (
          <LeaguesOfUser
            {...ofUser}
            onChoose={(externalId) => void attempt(() => show({ platform: chosen.value, league: externalId }))}
          />
        )}
        {found && <FoundLeague league={found.league} />}
        {added?.isAdded && (
          <p>
            You run {added.name} now. Open its{' '}
            <Link to={leaguePaths(added.provider).leagueSettings(added.leagueId)}>settings</Link>.
          </p>
        )}
      </Announced>
      {found && (found.league.proof || !found.league.isAdded) && (
        <ConfirmLeague
          key={found.league.leagueId}
          league={found.league}
          adding={adding}
          onAdd={(visibility) => void attempt(() => confirm(found.wanted, visibility))}
        />
      )}
      {found && <ErrorAlert text={problem} />}
      <Additions started={added?.isAdded ? null : added} hasSearched={hasSearched} />
    </CardSection>
  );
}
