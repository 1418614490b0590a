import { Link } from 'react-router';
import { selectIsAdmin } from '../entities/accounts';
import { pathTo } from '../routing/pathTo';
import { useAppSelector } from '../store/hooks';
import { useAccount } from './useAccount';

/** Says who loads ranks, ADP and rookies: admins get links. */
export function LoadHint() {
  useAccount();
  const isAdmin = useAppSelector(selectIsAdmin);
  return isAdmin ? (
    <>
      <Link to={pathTo('admin')}>Read them from the hosts</Link>, or{' '}
      <Link to={`${pathTo('admin')}?view=players`}>upload a file</Link>.
    </>
  ) : (
    <>They come with the next daily read of the hosts; an admin of this site can read them now or upload a file.</>
  );
}
