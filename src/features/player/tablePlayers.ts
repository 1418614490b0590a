import { shownRows } from '../../browser/shownRows';
import { fieldOf } from '../../lib/json';
import { PLAYER_PARAM } from '../../routing/useSheet';

/** A player of a table on the page. */
export type TablePlayer = { id: string; name: string };

const isText = (value: unknown): value is string => typeof value === 'string';

function playerOfRow(row: object): TablePlayer[] {
  const [id, name] = [fieldOf(row, 'playerId'), fieldOf(row, 'playerName') ?? fieldOf(row, 'name')];
  return isText(id) && isText(name) ? [{ id, name }] : [];
}

const linksIn = (table: Element) => [...table.querySelectorAll('a')];

const idOf = ({ search }: HTMLAnchorElement) => new URLSearchParams(search).get(PLAYER_PARAM);

/** The players of a table in its shown order, each once: those of its rows, or of the links in its cells. */
export function playersIn(table: Element): TablePlayer[] {
  const ofRows = shownRows.get(table)?.flatMap(playerOfRow) ?? [];
  const ofLinks = () => linksIn(table).flatMap((link) => ({ id: idOf(link) ?? '', name: link.textContent }));
  const all = ofRows.length > 0 ? ofRows : ofLinks();
  return [...new Map(all.filter(({ id }) => id !== '').map((player) => [player.id, player])).values()];
}

/** The table with the focus, or the first one of the page, that has a player. */
export function tableWith(playerId: string): Element | undefined {
  const { activeElement } = document;
  const tables = [...document.querySelectorAll('main :is(.table-layout, .table-box)')];
  return tables
    .toSorted((a, b) => Number(b.contains(activeElement)) - Number(a.contains(activeElement)))
    .find((table) => playersIn(table).some(({ id }) => id === playerId));
}

/** Moves the focus to a player's link in a table, if it is on the page. */
export const focusPlayer = (table: Element, playerId: string): void =>
  linksIn(table)
    .find((link) => idOf(link) === playerId)
    ?.focus();
