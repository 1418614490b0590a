import { Button } from '../../components/Button';
import { CardSection } from '../../components/CardSection';
import { errorText } from '../../api';
import { useAcceptDropMutation } from '../../api/generated/leagueSettings.gen';
import { Reason } from '../../components/Reason';
import { ErrorAlert } from '../../components/ErrorAlert';
import type { LeagueSettingsRow } from '../../entities/generated/leagueSettingsTables.gen';
import { refreshStamp } from '../../lib/dates';

/** Refused imports that would remove most of their rows, each with a button that accepts it. */
export function RefusedDrops({ league: { leagueId, drops } }: { league: LeagueSettingsRow }) {
  const [send, { isLoading, originalArgs, error }] = useAcceptDropMutation();
  const problem = errorText(error);
  if (!drops.length && problem === null) return null;

  return (
    <CardSection title="Less data at the host">
      <p>
        These were not imported, because more than half of what is stored would be deleted. If the host is right, accept it: the
        league is read again, and what the host no longer has is deleted. Keeper marks, trades and owners&apos; names that people
        entered stay.
      </p>
      <ErrorAlert text={problem} />
      <ul>
        {drops.map((drop) => {
          const isSending = isLoading && originalArgs?.dropChoice.call === drop.call;
          const isBusy = drop.isQueued || isSending;
          return (
            <li key={drop.call}>
              <p className="failed">
                {refreshStamp(drop.at)}: <Reason text={drop.reason} />
              </p>
              <p>
                <Button
                  look="danger"
                  isRisky
                  isBusy={isBusy}
                  busyText="Being read…"
                  onClick={() => !isBusy && void send({ dropChoice: { leagueId, call: drop.call } })}
                >
                  Accept less data
                </Button>
              </p>
            </li>
          );
        })}
      </ul>
    </CardSection>
  );
}
