export { searchApi, useGetSearchIndexQuery } from './search.gen';
