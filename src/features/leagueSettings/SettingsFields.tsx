import { CardSection } from '../../components/CardSection';
import type { Schema } from '../../api/types';
import type { FormDraft } from '../../browser/formDrafts';
import { CheckField, InputField, SelectField } from '../../components/Field';
import type { LeagueSettingsRow } from '../../entities/generated/leagueSettingsTables.gen';
import { formTexts } from '../../lib/formTexts';
import { optionValue } from '../../lib/options';
import { paces } from '../../league/paces';
import { visibilities } from '../../league/visibilities';
import { platforms } from '../../platforms/platforms';

export const settingsLabels = {
  leagueName: 'Name',
  visibility: 'Who can see the league',
  pace: 'How often it is refreshed',
  owners: 'Owners',
};

const width = { maxWidth: 440 };
const ownerGrid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
  alignItems: 'end',
  columnGap: 24,
};
const ownerField = (teamId: string) => `owner ${teamId}`;
/** The name in the form: empty where it is the one on the host. */
const ownName = ({ leagueName, hostName }: LeagueSettingsRow) => (leagueName === hostName ? '' : leagueName);

/** The changed fields only. An empty name means the one on the host. */
export function readChanges(data: FormData, begun: LeagueSettingsRow): Schema<'LeagueSettingsChange'> {
  const { leagueId, visibility, pace, manualKeepersEnabled, teams } = begun;
  const texts = formTexts(data);
  const text = (name: string) => texts[name] ?? '';
  const isMarkedHere = data.has('manualKeepersEnabled');
  const owners = teams
    .filter(({ teamId, ownerName }) => text(ownerField(teamId)) !== (ownerName ?? ''))
    .map(({ teamId }) => ({ teamId, ownerName: text(ownerField(teamId)) }));
  return {
    leagueId,
    ...(text('leagueName') !== ownName(begun) && { leagueName: text('leagueName') }),
    ...(text('visibility') !== visibility && { visibility: optionValue(visibilities, text('visibility'), visibility) }),
    ...(pace !== null && text('pace') !== pace && { pace: optionValue(paces, text('pace'), pace) }),
    ...(isMarkedHere !== manualKeepersEnabled && { manualKeepersEnabled: isMarkedHere }),
    ...(owners.length > 0 && { owners }),
  };
}

type Props = {
  settings: LeagueSettingsRow;
  /** What was typed before; null for a form that nobody has changed. */
  draft: FormDraft | null;
};

/** The fields of a league's settings, which {@link readChanges} reads. */
export function SettingsFields({ settings, draft }: Props) {
  const { hostName, provider, visibility, pace, manualKeepersEnabled, teams } = settings;
  const { name: platform } = platforms[provider];
  const hint = hostName === null ? '' : `, if not ${hostName} as on ${platform}`;
  return (
    <>
      <CardSection title="Settings" flush>
        <div className="card__body stack">
          <InputField
            label={`${settingsLabels.leagueName}${hint}`}
            name="leagueName"
            autoComplete="off"
            style={width}
            defaultValue={draft?.['leagueName'] ?? ownName(settings)}
            attributes={{ minLength: 2, maxLength: 100 }}
          />
          <SelectField
            label={settingsLabels.visibility}
            name="visibility"
            style={width}
            options={visibilities}
            defaultValue={draft?.['visibility'] ?? visibility}
          />
          <p>
            Members are the accounts with a team in the league, its commissioners and admins. To everyone else a members-only
            league does not exist: no page, menu or link preview shows it.
          </p>
          {pace !== null && (
            <SelectField
              label={`${settingsLabels.pace} from ${platform}`}
              name="pace"
              style={width}
              options={paces}
              defaultValue={draft?.['pace'] ?? pace}
            />
          )}
          <CheckField
            label="Keepers are marked here until the draft"
            name="manualKeepersEnabled"
            defaultChecked={draft ? 'manualKeepersEnabled' in draft : manualKeepersEnabled}
          />
        </div>
      </CardSection>
      <CardSection title="Owners">
        <p>A name entered here is shown instead of the owner&apos;s name on {platform}.</p>
        <ul style={ownerGrid}>
          {teams.map(({ teamId, teamName, hostOwnerName, ownerName }) => (
            <li key={teamId}>
              <InputField
                label={hostOwnerName ? `${teamName}: ${hostOwnerName}` : teamName}
                name={ownerField(teamId)}
                autoComplete="off"
                defaultValue={draft?.[ownerField(teamId)] ?? ownerName ?? ''}
                attributes={{ maxLength: 100 }}
              />
            </li>
          ))}
        </ul>
      </CardSection>
    </>
  );
}
