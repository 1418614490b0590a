import { skipToken } from '@reduxjs/toolkit/query';
import { statusOnly } from '../api';
import { useGetDirectoryQuery } from '../api/generated/directory.gen';
import { directoryPages } from '../entities/generated/directoryTables.gen';
import { useConfig } from '../routing/configContext';
import { useAppSelector } from '../store/hooks';

/**
 * A page of the public leagues whose names match `search`, best match first. Without a request where the configuration has all public leagues.
 * @param page from 1
 */
export function useDirectory(search = '', page = 1) {
  const arg = { page, ...(search.trim() && { search: search.trim() }) };
  const query = useGetDirectoryQuery(useConfig().hasMoreLeagues ? arg : skipToken, statusOnly);
  const { total = 0, pageSize = 1, leagues } = useAppSelector((state) => directoryPages.selectRow(state, arg)) ?? {};
  return { query, leagues, total, pages: Math.ceil(total / pageSize) };
}
