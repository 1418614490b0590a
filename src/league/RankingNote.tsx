import { selectLackingRanking, selectRankingNote } from './rankingText';
import { useAppSelector } from '../store/hooks';
import { LoadHint } from './LoadHint';

/** Says which of a league's ranks and ADP are missing, with who can load them, or older than its season; nothing where neither is so. */
export function RankingNote({ leagueId }: { leagueId: string }) {
  const lacking = useAppSelector((state) => selectLackingRanking(state, leagueId));
  const older = useAppSelector((state) => selectRankingNote(state, leagueId));
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
