import { useCallback, useState } from 'react';
import { ownHost } from '../browser/loadConfig';
import { useConfig } from '../routing/configContext';

const blanks = /^[\s\p{Default_Ignorable_Code_Point}\u2800]+/u;

/** The first character of a name as people see it: an emoji of several code points, such as a flag or a family, is one. */
function firstCharacter(name: string): string {
  const visible = name.replace(blanks, '');
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(visible);
  return first?.segment ?? '';
}

type Props = { src: string | null | undefined; name: string | null | undefined; large?: boolean };

/** A team's picture, decorative because its name is next to it; without one, or if it fails to load, the name's first letter. A path is relative to the API's URL. */
export function Avatar({ src, name, large = false }: Props) {
  const host = ownHost(useConfig());
  const size = large ? 96 : 32;
  const [failed, setFailed] = useState<string | null>();
  const checkHydrated = useCallback(
    (image: HTMLImageElement | null) => void (image?.complete && image.naturalWidth === 0 && setFailed(src)),
    [src],
  );
  if (!src || src === failed)
    return (
      <span className="avatar" aria-hidden="true">
        {firstCharacter(name ?? '')}
      </span>
    );
  const url = src.startsWith('/') ? `${host?.apiUrl ?? ''}${src}` : src;
  return (
    <img
      // It may have failed before hydration.
      ref={checkHydrated}
      className="avatar"
      src={url}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(src)}
    />
  );
}
