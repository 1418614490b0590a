export { keeperChangesApi, useGetKeeperChangesQuery } from './keeperChanges.gen';
