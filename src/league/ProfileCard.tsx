import { type ReactNode, useEffect } from 'react';
import type { Schema } from '../api/types';
import { announce } from '../browser/announce';
import { NOT_AVAILABLE } from '../lib/numbers';
import { Avatar } from './Avatar';
import { PageActions } from './PageActions';
import { RefreshFailure } from '../components/RefreshFailure';
import { RetryButton } from '../components/RetryButton';

type Props = {
  profile: Partial<Schema<'TeamProfile'>> | undefined;
  /** Further facts of the team. */
  children?: ReactNode;
  query: { loading: boolean; failed: boolean; refetch: () => unknown };
};

/** A team's name, avatar, owner and division. Space is reserved while they load. A failed load is shown with Retry, and announced. */
export function ProfileCard({ profile, children, query: { loading, failed, refetch } }: Props) {
  const known = profile?.teamName != null || !loading;
  const failure = !failed ? null : profile?.teamName != null ? 'could not be refreshed' : 'could not be loaded';
  useEffect(() => {
    if (failure !== null) announce(`Team profile: ${failure}`);
  }, [failure]);
  return (
    <section className="card profile-card row" aria-label="Team profile" aria-busy={!known}>
      <Avatar src={profile?.avatar} name={profile?.teamName} large />
      <div>
        <h1 className={known ? undefined : 'waiting'}>{profile?.teamName ?? 'Team'}</h1>
        <dl className="facts row">
          <div>
            <dt>Owner</dt>
            <dd>{known ? (profile?.ownerName ?? NOT_AVAILABLE) : ' '}</dd>
          </div>
          <div>
            <dt>Division</dt>
            <dd>{known ? (profile?.division ?? NOT_AVAILABLE) : ' '}</dd>
          </div>
        </dl>
        {children}
        {failed &&
          (profile?.teamName != null ? (
            <RefreshFailure onRetry={refetch} />
          ) : (
            <p className="row load-failure">
              Couldn’t load this data.
              <RetryButton onRetry={refetch} />
            </p>
          ))}
      </div>
      <PageActions />
    </section>
  );
}
