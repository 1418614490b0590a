import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { CardSection } from '../../components/CardSection';
import type { Schema } from '../../api/types';
import type { FormDraft } from '../../browser/formDrafts';
import { InputField, SelectField } from '../../components/Field';
import type { LeagueSettingsRow } from '../../entities/leagueSettings';
import { type Pace, paces } from '../../lib/paces';
import { type Visibility, visibilities } from '../../lib/visibilities';
import { platforms } from '../../platforms/platforms';
import { AppTheme } from '../../theme/AppTheme';

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
  columnGap: 3,
};
const ownerField = (teamId: string) => `owner ${teamId}`;
/** The name in the form: empty where it is the one on the host. */
const ownName = ({ leagueName, hostName }: LeagueSettingsRow) => (leagueName === hostName ? '' : leagueName);

/** The changed fields only. An empty name means the one on the host. */
export function readChanges(data: FormData, begun: LeagueSettingsRow): Schema<'LeagueSettingsChange'> {
  const { leagueId, visibility, pace, manualKeepersEnabled, teams } = begun;
  const text = (name: string) => (data.get(name) as string).trim();
  const isMarkedHere = data.has('manualKeepersEnabled');
  const owners = teams
    .filter(({ teamId, ownerName }) => text(ownerField(teamId)) !== (ownerName ?? ''))
    .map(({ teamId }) => ({ teamId, ownerName: text(ownerField(teamId)) }));
  return {
    leagueId,
    ...(text('leagueName') !== ownName(begun) && { leagueName: text('leagueName') }),
    ...(text('visibility') !== visibility && { visibility: text('visibility') as Visibility }),
    ...(pace !== null && text('pace') !== pace && { pace: text('pace') as Pace }),
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
      <CardSection title="Settings">
        <Stack className="card__body" sx={{ gap: 2 }}>
          <InputField
            label={`${settingsLabels.leagueName}${hint}`}
            name="leagueName"
            autoComplete="off"
            sx={width}
            defaultValue={draft?.['leagueName'] ?? ownName(settings)}
            attributes={{ minLength: 2, maxLength: 100 }}
          />
          <SelectField
            label={settingsLabels.visibility}
            name="visibility"
            sx={width}
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
              sx={width}
              options={paces}
              defaultValue={draft?.['pace'] ?? pace}
            />
          )}
          <AppTheme>
            <FormControlLabel
              control={
                <Checkbox
                  name="manualKeepersEnabled"
                  defaultChecked={draft ? 'manualKeepersEnabled' in draft : manualKeepersEnabled}
                />
              }
              label="Keepers are marked here until the draft"
            />
          </AppTheme>
        </Stack>
      </CardSection>
      <CardSection title="Owners">
        <div className="card__body">
          <p>A name entered here is shown instead of the owner&apos;s name on {platform}.</p>
          <Box component="ul" sx={ownerGrid}>
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
          </Box>
        </div>
      </CardSection>
    </>
  );
}
