import { skipToken } from '@reduxjs/toolkit/query';
import { type ComponentProps, useState } from 'react';
import { Combobox } from '../../components/Combobox';
import { selectIsAdmin } from '../../entities/accounts';
import { leaguePages } from '../../entities/generated/leaguesTables.gen';
import { useAccount } from '../../league/useAccount';
import { useDebounced } from '../../lib/useDebounced';
import { useAppSelector } from '../../store/hooks';
import { useRow } from '../../store/useRows';
import { type LeagueOption, optionOf } from './leagueOptions';

type Shared = 'label' | 'style' | 'name' | 'chosen' | 'onChoose' | 'isRequired';
type Props = Pick<ComponentProps<typeof Combobox<LeagueOption>>, Shared> & {
  /** Options that are known without a search, first. */
  known: readonly LeagueOption[];
};

/** Whether a league's name has a text, or its id is it, as the server finds it. */
const isFound = (text: string) => (option: LeagueOption) =>
  option.label.toLowerCase().includes(text.toLowerCase()) || option.value === text;

function emptyText(typed: string, failed: boolean): string {
  if (failed) return 'The leagues could not be loaded.';
  return typed === '' ? 'There are no leagues yet.' : `No league is called “${typed}”.`;
}

/** A field for a league, which an admin finds among all leagues by its name or id, and others among the known ones. */
export function LeagueField({ known, ...field }: Props) {
  useAccount();
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed);
  const arg = useAppSelector(selectIsAdmin) ? { page: 1, ...(search && { search }) } : skipToken;
  const { row: page, query } = useRow(leaguePages, arg);
  const first = known.filter(isFound(typed));
  const found = (page?.leagues ?? []).map(({ leagueId: id, leagueName: name, provider }) => optionOf({ id, name, provider }));
  const others = found.filter(({ value }) => first.every((option) => option.value !== value));
  return (
    <Combobox
      {...field}
      options={[...first, ...others]}
      onSearch={setTyped}
      isSearching={arg !== skipToken && (query.loading || typed !== search)}
      empty={emptyText(typed, query.failed)}
    />
  );
}
