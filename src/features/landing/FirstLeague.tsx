import { Link } from 'react-router';
import { platforms } from '../../platforms/platforms';
import { pathTo } from '../../routing/pathTo';
import { selectEmailAddress } from '../../session/authSlice';
import { useAppSelector } from '../../store/hooks';

const hosts = Object.values(platforms)
  .map(({ name }) => name)
  .join(' or ');

/** The way to the first league, in place of the list of leagues. */
export function FirstLeague() {
  const isLoggedIn = useAppSelector(selectEmailAddress) !== null;
  return (
    <>
      <p>No league yet. Add the first one in three steps:</p>
      <ol className="landing__steps">
        <li>
          {isLoggedIn ? (
            'You are logged in.'
          ) : (
            <>
              <Link to={pathTo('logIn')} state={{ from: pathTo('addLeague') }}>
                Log in
              </Link>{' '}
              as the admin: the server printed the e-mail address and the password when it started for the first time.
            </>
          )}
        </li>
        <li>
          <Link to={pathTo('addLeague')}>Add a league</Link>: paste its address or its id at {hosts}.
        </li>
        <li>Its page opens once the newest season is imported. Past seasons follow, and it then updates automatically.</li>
      </ol>
    </>
  );
}
