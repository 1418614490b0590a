import { Loading } from '../../components/Loading';

/** Shown while a page's chunk is loading. */
export function PageLoading() {
  return (
    <div className="page page-width">
      <Loading />
    </div>
  );
}
