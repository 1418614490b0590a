import type { ReactNode } from 'react';
import { Loading } from '../../components/Loading';
import { selectAccount, selectOwnLeagues, selectOwnTeams } from '../../entities/accounts';
import { Page } from '../../league/Page';
import { useAccount } from '../../league/useAccount';
import { useDirectory } from '../../league/useDirectory';
import { useLeagues } from '../../league/useLeagues';
import { useAppSelector } from '../../store/hooks';
import { FindLeague } from './FindLeague';
import { LeagueCards } from './LeagueCards';
import { OwnTeamCard } from './OwnTeamCard';

type Props = {
  /** What is shown to an account without a team. */
  forOthers: ReactNode;
};

/** The home page of an account: its teams, then its other leagues, then those of others. */
export function Home({ forOthers }: Props) {
  const { failed } = useAccount();
  const account = useAppSelector(selectAccount);
  const teams = useAppSelector(selectOwnTeams);
  const own = new Set(useAppSelector(selectOwnLeagues)?.map(({ leagueId }) => leagueId));
  const withTeam = new Set(teams.map(({ leagueId }) => leagueId));
  const directory = useDirectory();
  const others = useLeagues(directory.leagues).filter(({ id }) => !withTeam.has(id));
  if (!account && !failed)
    return (
      <>
        <div className="page-band" />
        <div className="page page-width">
          <Loading />
        </div>
      </>
    );
  if (!account || teams.length === 0) return forOthers;
  const isOwn = ({ id }: { id: string }) => own.has(id);
  return (
    <>
      <div className="page-band" />
      <Page title={teams.length === 1 ? 'Your team' : 'Your teams'}>
        <div className="card-grid own-teams">
          {teams.map((team) => (
            <OwnTeamCard key={team.teamId} team={team} account={account.email} />
          ))}
        </div>
        <LeagueCards title="Your other leagues" leagues={others.filter(isOwn)} />
        <LeagueCards title="Other leagues" leagues={others.filter((league) => !isOwn(league) && !league.isDemo)} />
        {directory.pages > 1 && <FindLeague total={directory.total} hasMore={directory.hasMore} />}
        <LeagueCards title="Demo leagues" leagues={others.filter((league) => !isOwn(league) && league.isDemo)} />
      </Page>
    </>
  );
}
