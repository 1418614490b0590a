import { Link } from 'react-router';
import { Page } from '../../league/Page';
import { useView, ViewTabs } from '../../components/ViewTabs';
import { pathTo } from '../../routing/pathTo';
import { selectEmailAddress } from '../../session/authSlice';
import { useAppSelector } from '../../store/hooks';
import { adminViews } from './adminViews';
import { FollowRuns } from './FollowRuns';

/** The admin page: by `?view=` its calls, leagues, players, people or logs. */
export function AdminPage() {
  const view = useView(adminViews);
  const isLoggedIn = useAppSelector(selectEmailAddress) !== null;
  return (
    <Page
      subtitle={view.shows}
      actions={
        isLoggedIn && (
          <>
            <Link className="button" to={pathTo('accounts')}>
              Accounts
            </Link>
            <Link className="button button--primary" to={pathTo('addLeague')}>
              Add a league
            </Link>
          </>
        )
      }
    >
      <ViewTabs label="Admin" views={adminViews} current={view} />
      {isLoggedIn && <FollowRuns />}
      {(isLoggedIn || view.isPublic) && view.parts.map((Part, index) => <Part key={index} />)}
      {!isLoggedIn && (
        <p className="muted">
          {view.isPublic
            ? 'Log in as an admin to make these calls, and to see leagues, players, people and logs.'
            : 'Log in as an admin to see this.'}
        </p>
      )}
    </Page>
  );
}
