import { hostOf } from '../lib/config';
import { useConfig } from '../routing/configContext';

type Props = { src: string | null | undefined; name: string | null | undefined; size?: number };

/** A team's picture, beside its name and therefore without words; a team without one gets its first letter. A path is one of the API base. */
export function Avatar({ src, name, size = 32 }: Props) {
  const host = hostOf(useConfig());
  if (!src)
    return (
      <span className="avatar" style={{ width: size, height: size }} aria-hidden="true">
        {[...(name ?? '').trim()][0] ?? ''}
      </span>
    );
  const address = src.startsWith('/') ? `${host?.apiUrl ?? ''}${src}` : src;
  return <img className="avatar" src={address} alt="" width={size} height={size} loading="lazy" decoding="async" />;
}
