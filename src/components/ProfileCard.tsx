import type { Schema } from '../api/types';
import { keepFocus } from '../lib/keepFocus';
import { NOT_AVAILABLE } from '../lib/numbers';
import { Avatar } from './Avatar';

type Props = {
  profile: Partial<Schema<'TeamProfile'>> | undefined;
  query: { loading: boolean; failed: boolean; refetch: () => unknown };
};

/** Who a team is. What is not known yet keeps its place; what could not be loaded says so, with Retry. */
export function ProfileCard({ profile, query: { loading, failed, refetch } }: Props) {
  const known = profile?.teamName != null || !loading;
  return (
    <section className="card profile-card" aria-label="Team profile" aria-busy={!known}>
      <Avatar src={profile?.avatar} name={profile?.teamName} size={96} />
      <div>
        <h1 className={known ? undefined : 'waiting'}>{profile?.teamName ?? 'Team'}</h1>
        <dl className="profile-card__facts">
          <div>
            <dt>Owner</dt>
            <dd>{known ? (profile?.ownerName ?? NOT_AVAILABLE) : ' '}</dd>
          </div>
          <div>
            <dt>Division</dt>
            <dd>{known ? (profile?.division ?? NOT_AVAILABLE) : ' '}</dd>
          </div>
        </dl>
        {failed && (
          <button ref={keepFocus} type="button" className="button" onClick={() => void refetch()}>
            Retry
          </button>
        )}
      </div>
    </section>
  );
}
