export { leagueTags } from './generated/cacheTags.gen';
