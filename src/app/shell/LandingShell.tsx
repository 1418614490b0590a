import { useEffect, useState } from 'react';
import { sendEarly } from '../../api/earlyCalls';
import { hostOf } from '../../lib/config';
import { useConfig } from '../../routing/configContext';
import { clearStoredSession, findStoredSession } from '../../session/tokenStorage';
import { fetchCode } from '../shellCode';
import { LandingScreen } from './LandingScreen';

/** The start page around its session, which it reads from the browser's storage, for it has no store. */
export function LandingShell() {
  const config = useConfig();
  const [session, setSession] = useState(findStoredSession);

  useEffect(() => {
    const host = hostOf(config);
    let end: (() => void) | undefined;
    let gone = false;
    // The first drawing does without.
    import('../linkTargets').then(
      ({ followLinkTargets }) => {
        if (gone) return;
        end = followLinkTargets((match) => {
          fetchCode(match);
          if (host) sendEarly(host.apiUrl, match);
        });
      },
      () => undefined,
    );
    return () => {
      gone = true;
      end?.();
    };
  }, [config]);

  const logOut = () => {
    clearStoredSession();
    setSession(null);
    const host = hostOf(config);
    if (!session || !host) return;
    const { refreshToken, emailAddress } = session;
    import('../../session/tokenCalls').then(
      ({ revokeCall }) => revokeCall(host.clientUrl, refreshToken, emailAddress),
      (error: unknown) => console.error(error),
    );
  };

  return <LandingScreen emailAddress={session?.emailAddress ?? null} onLogOut={logOut} />;
}
