import { Suspense, useEffect, useState } from 'react';
import { sendEarly } from '../../api/earlyCalls';
import { ErrorBoundary } from '../../components/ErrorBoundary';
import { hostOf } from '../../lib/config';
import { useConfig } from '../../routing/configContext';
import { clearStoredSession, findStoredSession } from '../../session/tokenStorage';
import { fetchCode } from '../shellCode';
import { pages } from '../pages';
import { Navbar } from './Navbar';
import { SessionMenu } from './SessionMenu';
import { ShellFrame } from './ShellFrame';

/** The landing page's shell: it needs no store, so it reads the session from the browser's storage. */
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

  return (
    <ShellFrame navbar={<Navbar session={<SessionMenu emailAddress={session?.emailAddress ?? null} onLogOut={logOut} />} />}>
      <title>{config.productName}</title>
      <ErrorBoundary>
        <Suspense fallback={<div className="landing-placeholder" />}>
          <pages.landing.Component />
        </Suspense>
      </ErrorBoundary>
    </ShellFrame>
  );
}
