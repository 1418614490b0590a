import { skipToken } from '@reduxjs/toolkit/query';
import { statusOnly } from '../api';
import { useGetDirectoryQuery } from '../api/generated/directory.gen';
import { directoryPages } from '../entities/generated/directoryTables.gen';
import { useLoadedPage } from '../lib/useLoadedPage';
import { useConfig } from '../routing/configContext';
import { useAppSelector } from '../store/hooks';

/**
 * A page of the public leagues whose names match `search`, best match first, or the last loaded one while another is loading. Without a
 * request where the configuration has all public leagues.
 * @param page from 1
 */
export function useDirectory(search = '', page = 1) {
  const arg = { page, ...(search.trim() && { search: search.trim() }) };
  const query = useGetDirectoryQuery(useConfig().hasMoreLeagues ? arg : skipToken, statusOnly);
  const loaded = useLoadedPage(useAppSelector((state) => directoryPages.selectRow(state, arg)));
  const { total = 0, hasMore = false, pageSize = 1, leagues } = loaded ?? {};
  return { query, leagues, total, hasMore, pages: Math.ceil(total / pageSize) };
}
