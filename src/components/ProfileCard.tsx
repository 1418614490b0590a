import type { Schema } from '../api/types';
import { NOT_AVAILABLE } from '../lib/numbers';
import { Avatar } from './Avatar';

/** Who a team is. What is not known yet keeps its place. */
export function ProfileCard({ profile }: { profile: Partial<Schema<'TeamProfile'>> | undefined }) {
  const known = profile?.teamName !== undefined;
  return (
    <section className="card profile-card" aria-label="Team profile" aria-busy={!known}>
      <Avatar src={profile?.avatar} name={profile?.teamName ?? ''} size={96} />
      <div>
        <h1>{profile?.teamName ?? ' '}</h1>
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
      </div>
    </section>
  );
}
