import type { ReactNode } from 'react';
import { Loading } from '../../components/Loading';
import { announcementsId } from '../../lib/announce';
import { useConfig } from '../../routing/configContext';
import { useRoute } from '../../routing/useRoute';
import { secondProviderKey } from '../../routing/routes';
import { Footer } from './Footer';
import { Navbar } from './Navbar';
import { SessionMenu } from './SessionMenu';
import { readStoredSession } from '../../session/tokenStorage';

type Props = { navbar?: ReactNode; children?: ReactNode };

/** Navbar, content, footer. Without them it is the frame of a page whose code is on its way. */
export function ShellFrame({ navbar, children }: Props) {
  const { companyName } = useConfig();
  const match = useRoute();
  const black = match?.route.provider === secondProviderKey;
  return (
    <>
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      {navbar ?? (
        <Navbar
          black={black}
          session={<SessionMenu emailAddress={readStoredSession()?.emailAddress ?? null} onLogOut={() => undefined} />}
        />
      )}
      {match?.id !== 'landing' && <div className="page-band" />}
      <main id="content" tabIndex={-1}>
        {children ?? (
          <div className="page">
            <Loading />
          </div>
        )}
      </main>
      <Footer companyName={companyName} />
      <div id={announcementsId} className="visually-hidden" aria-live="polite" />
    </>
  );
}
