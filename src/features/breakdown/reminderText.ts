import type { Schema } from '../../api/types';

type Choices = Pick<Schema<'KeeperChoices'>, 'leagueName' | 'season' | 'deadline' | 'timeZone'>;

/** A deadline in its time zone, such as `Tue, Aug 25, 2026, 6:00 PM EDT`; in UTC if the browser does not know the zone. */
function deadlineText(deadline: string, timeZone: string | null): string {
  const format = (zone: string) =>
    new Intl.DateTimeFormat('en-US', {
      ...{ weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' },
      ...{ hour: 'numeric', minute: '2-digit', timeZoneName: 'short', timeZone: zone },
    }).format(new Date(deadline));
  try {
    return format(timeZone ?? 'UTC');
  } catch {
    return format('UTC');
  }
}

/** A message to teams that have not chosen keepers, or without `teams` to all of them, with the deadline. */
export const reminderText = ({ leagueName, season, deadline, timeZone }: Choices, teams: string[]): string =>
  `${leagueName}: please choose your keepers of ${season} ` +
  `${deadline === null ? 'before the draft' : `until ${deadlineText(deadline, timeZone)}`}.` +
  (teams.length > 0 ? ` Not chosen yet: ${teams.join(', ')}.` : '');
