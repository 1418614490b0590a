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
      <p>No league yet. Three steps lead to the first one:</p>
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
        <li>Its page opens as soon as the newest season is there. Past seasons follow, and it stays up to date by itself.</li>
      </ol>
    </>
  );
}
