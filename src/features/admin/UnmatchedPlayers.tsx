import { useId, useRef, useState } from 'react';
import { statusOnly, useGetUnmatchedPlayersQuery } from '../../api';
import { Region } from '../../components/Region';
import { TableBox } from '../../components/TableBox';
import { allRuns, unmatchedPlayers, type UnmatchedRow } from '../../entities/maintenance';
import { refreshStamp } from '../../lib/dates';
import { useAppSelector } from '../../store/hooks';
import { labelOf } from './adminCalls';
import { AliasForm } from './AliasForm';

const placeOf = ({ call, leagueName, startedAt }: UnmatchedRow['runs'][number]) =>
  `${labelOf(call)}${leagueName === null ? '' : `, ${leagueName}`}, ${refreshStamp(startedAt)}`;

/** Whom the last imports could not match, and the form that tells who is meant. */
export function UnmatchedPlayers() {
  const query = useGetUnmatchedPlayersQuery(undefined, statusOnly);
  const players = useAppSelector((state) => unmatchedPlayers.selectRows(state, allRuns));
  const [chosen, setChosen] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const headingId = useId();

  const enterFor = (name: string) => {
    setChosen(name);
    form.current?.querySelector('input')?.focus();
  };
  return (
    <section className="card admin-group" aria-labelledby={headingId}>
      <h2 id={headingId} className="card__title">
        Unmatched players
      </h2>
      <div className="admin-group__body">
        <AliasForm
          ref={form}
          players={players?.filter(({ takesAlias }) => takesAlias) ?? []}
          chosen={chosen}
          onChoose={setChosen}
        />
        {players?.length === 0 ? (
          <p role="status">The last run of each call matched everyone, or an alias tells who is meant.</p>
        ) : (
          <Region rows={players} query={query} emptyHint="Every name of the player files has been found.">
            {(rows) => (
              <TableBox label="Unmatched players" hasLinks={rows.some(({ takesAlias }) => takesAlias)}>
                <table className="table admin-table">
                  <thead>
                    <tr>
                      <th scope="col">Player</th>
                      <th scope="col">Not matched by</th>
                      <th scope="col">Alias</th>
                    </tr>
                  </thead>
                  <tbody>
                    {rows.map(({ key, name, takesAlias, runs }) => (
                      <tr key={key}>
                        <th scope="row">{name}</th>
                        <td className="admin-table__text">{runs.map(placeOf).join('; ')}</td>
                        <td>
                          {takesAlias ? (
                            <button
                              type="button"
                              className="button"
                              aria-label={`Enter alias for ${name}`}
                              onClick={() => enterFor(name)}
                            >
                              Enter alias
                            </button>
                          ) : (
                            'No alias can help: a player of this name is here, but it is not clear that he is meant.'
                          )}
                        </td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </TableBox>
            )}
          </Region>
        )}
      </div>
    </section>
  );
}
