import { isRouteErrorResponse, useRouteError } from 'react-router';
import { reloadWithUpdate } from '../browser/reloadWithUpdate';
import { useOnline } from '../browser/useOnline';
import { NotFoundPage } from './shell/NotFoundPage';
import { Button } from '../components/Button';

/** The error element of every route: the Not Found page, or a message that the page threw or could not be loaded. */
export function PageError() {
  const error = useRouteError();
  const isOnline = useOnline();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  return (
    <div className="page page-width" role="alert">
      <h1>This page could not be shown</h1>
      <p>
        {isOnline
          ? 'Something went wrong on our side, or a new version has been put online. Nothing that was saved is lost.'
          : 'Offline – this page has not been loaded on this device before.'}
      </p>
      <Button look="primary" onClick={() => void reloadWithUpdate()}>
        Reload
      </Button>
    </div>
  );
}
