import { LoadHint } from './LoadHint';
import { lackingRanking, olderRanking } from './rankingText';
import { useSettings } from './useSettings';

/** Says which of a league's ranks and ADP are missing, with who can load them, or older than its season; nothing where neither is so. */
export function RankingNote({ leagueId }: { leagueId: string }) {
  const settings = useSettings(leagueId);
  const lacking = lackingRanking(settings);
  const older = olderRanking(settings);
  return (
    <>
      {lacking !== undefined && (
        <p>
          {lacking} <LoadHint />
        </p>
      )}
      {older !== undefined && <p>{older}</p>}
    </>
  );
}
