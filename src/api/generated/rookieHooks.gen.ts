export { rookiesApi, useGetRookiesQuery } from './rookies.gen';
