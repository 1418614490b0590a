import { Suspense } from 'react';
import { ErrorBoundary } from '../../components/ErrorBoundary';
import { useConfig } from '../../routing/configContext';
import { pages } from '../pages';
import { Navbar } from './Navbar';
import { SessionMenu } from './SessionMenu';
import { ShellFrame } from './ShellFrame';

type Props = { emailAddress: string | null; onLogOut: () => void };

/** The start page as a whole screen. It needs no store. */
export function LandingScreen({ emailAddress, onLogOut }: Props) {
  const { productName } = useConfig();
  return (
    <ShellFrame navbar={<Navbar session={<SessionMenu emailAddress={emailAddress} onLogOut={onLogOut} />} />}>
      <title>{productName}</title>
      <ErrorBoundary>
        <Suspense fallback={<div className="landing-placeholder" />}>
          <pages.landing.Component />
        </Suspense>
      </ErrorBoundary>
    </ShellFrame>
  );
}
