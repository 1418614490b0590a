import { skipToken } from '@reduxjs/toolkit/query';
import { useDeferredValue, useId, useMemo, useState, type Ref } from 'react';
import type { Schema } from '../../api/types';
import { Button } from '../../components/Button';
import { Announced } from '../../components/Announced';
import { RetryButton } from '../../components/RetryButton';
import { searchIndexes } from '../../entities/generated/searchTables.gen';
import { makeMatcher } from '../../../server/domain/matchText';
import { useRow } from '../../store/useRows';

/** How many found players are shown. */
const MOST_FOUND = 6;

type Found = Schema<'FoundPlayer'>;
type Props = {
  leagueId: string;
  /** The players who are compared already. */
  ids: readonly string[];
  field: Ref<HTMLInputElement>;
  onAdd: (player: Found) => void;
};

/** A field that finds a league's players, and a button for each to add him. Enter adds the first. They load when the field is first used. */
export function AddPlayer({ leagueId, ids, field, onAdd }: Props) {
  const fieldId = useId();
  const [isUsed, setUsed] = useState(false);
  const [typed, setTyped] = useState('');
  const { row, query } = useRow(searchIndexes, isUsed ? { leagueId } : skipToken);
  const players = row?.players;
  const find = useMemo(
    () =>
      makeMatcher(players ?? [], ({ playerName, position, nflTeam = '' }) => ({
        names: [playerName],
        codes: [position, nflTeam],
      })),
    [players],
  );
  const text = useDeferredValue(typed).trim();
  const found = useMemo(
    () => (text === '' ? [] : find(text).filter(({ playerId }) => !ids.includes(playerId))).slice(0, MOST_FOUND),
    [find, text, ids],
  );
  const add = (player: Found | undefined) => {
    if (!player) return;
    setTyped('');
    onAdd(player);
  };
  const count = found.length === 1 ? '1 player found' : `${found.length} players found`;
  return (
    <form
      className="stack"
      style={{ gap: 8 }}
      role="search"
      aria-label="Add a player"
      onSubmit={(event) => {
        event.preventDefault();
        add(found[0]);
      }}
    >
      <label htmlFor={fieldId}>Add a player</label>
      <input
        id={fieldId}
        ref={field}
        className="input"
        type="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={80}
        value={typed}
        onFocus={() => setUsed(true)}
        onChange={({ target }) => {
          setUsed(true);
          setTyped(target.value);
        }}
      />
      {query.failed && (
        <p className="row load-failure">
          Couldn’t load the players.
          <RetryButton onRetry={query.refetch} />
        </p>
      )}
      <Announced className="muted">
        {text === '' || query.failed
          ? ''
          : players === undefined
            ? 'Loading players …'
            : found.length > 0
              ? count
              : `Nothing found for “${text}”.`}
      </Announced>
      {found.length > 0 && (
        <ul className="row">
          {found.map((player) => (
            <li key={player.playerId}>
              <Button onClick={() => add(player)}>
                {player.playerName}{' '}
                <span className="muted">
                  {player.position} {player.nflTeam}
                </span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}
