import { useState } from 'react';
import { CardSection } from '../../components/CardSection';
import { errorText } from '../../api';
import { useAcceptDropMutation } from '../../api/leagueSettings';
import { ErrorAlert } from '../../components/ErrorAlert';
import type { LeagueSettingsRow } from '../../entities/leagueSettings';
import { refreshStamp } from '../../lib/dates';

type Drop = LeagueSettingsRow['drops'][number];

/** Refused imports that would remove most of their rows, each with a button that accepts it. */
export function RefusedDrops({ league: { leagueId, drops } }: { league: LeagueSettingsRow }) {
  const [send, { isLoading, originalArgs }] = useAcceptDropMutation();
  const [problem, setProblem] = useState<string | null>(null);
  if (!drops.length && problem === null) return null;

  const accept = async ({ call }: Drop) => {
    const { error } = await send({ dropChoice: { leagueId, call } });
    setProblem(errorText(error));
  };
  return (
    <CardSection title="Less data at the host">
      <div className="card__body">
        <p>
          These were not imported, because more than half of what is stored would be deleted. If the host is right, accept it: the
          league is read again, and what the host no longer has is deleted. Keeper marks, trades and owners&apos; names that
          people entered stay.
        </p>
        <ErrorAlert text={problem} />
        <ul>
          {drops.map((drop) => {
            const isSending = isLoading && originalArgs?.dropChoice.call === drop.call;
            const isBusy = drop.isQueued || isSending;
            return (
              <li key={drop.call}>
                <p className="failed">
                  {refreshStamp(drop.at)}: {drop.reason}
                </p>
                <p>
                  <button
                    type="button"
                    className="button button--danger button--risky"
                    aria-disabled={isBusy}
                    aria-busy={isBusy}
                    onClick={() => !isBusy && void accept(drop)}
                  >
                    {isBusy ? 'Being read…' : 'Accept less data'}
                  </button>
                </p>
              </li>
            );
          })}
        </ul>
      </div>
    </CardSection>
  );
}
