export { draftPicksApi, useGetDraftPickQuery } from './draftPicks.gen';
