export { directoryApi, useGetDirectoryQuery } from './directory.gen';
