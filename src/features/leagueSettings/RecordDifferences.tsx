import { CardSection } from '../../components/CardSection';
import type { LeagueSettingsRow } from '../../entities/generated/leagueSettingsTables.gen';

/** What the records at the host have more or fewer than the stored weeks. */
export const RecordDifferences = ({ league: { differences } }: { league: LeagueSettingsRow }) =>
  differences.length > 0 && (
    <CardSection title="Records that differ">
      <p>
        The standings show the host&apos;s records. These are not the sum of its weeks, as after a commissioner&apos;s adjustment.
      </p>
      <ul>
        {differences.map((line) => (
          <li key={line}>{line}.</li>
        ))}
      </ul>
    </CardSection>
  );
