import { createSelector } from '@reduxjs/toolkit';
import { type OwnTeam, selectOwnTeams } from '../entities/accounts';
import { leaguePaths } from '../routing/leaguePaths';
import type { AppStore } from '../store/makeStore';

/** A selector of the links to a team: to its page, and to its scores of any season. */
function linksTo({ leagueId, teamId, provider }: OwnTeam): string {
  const paths = leaguePaths(provider);
  const [scores] = paths.pointsByYear(leagueId, 'year').split('/year');
  return `a[href="${paths.team(leagueId, teamId)}"], a[href^="${scores}/"][href$="/${teamId}"]`;
}

/** The rows of tables and lists that can be a team's. The draft board highlights the picks of a team itself. */
const entries = ':is(tbody tr, [role=row], .games > li, .transaction, .draft-board th):not(.draft-board tr)';

const styleOf = (links: string) => `
main ${entries}:has(${links}) {
  background: color-mix(in srgb, var(--mui-palette-primary-main) 14%, var(--mui-palette-background-paper));
}
main :is(table, ul, [role=grid]) :is(${links})::after {
  display: inline-block;
  margin-inline-start: .5em;
  padding-inline: .5em;
  border: 1px solid;
  border-radius: 1em;
  font: 700 .75em/1.5 var(--mui-fontFamily-body);
  content: 'you';
}`;

const selectStyle = createSelector([selectOwnTeams], (teams) => (teams.length > 0 ? styleOf(teams.map(linksTo).join(', ')) : ''));

/**
 * Marks the viewer's own teams wherever a page links to one: the name, and the row or entry that it is in. A style sheet does it, so that
 * no screen has code for it.
 * @returns a function that stops it
 */
export function markOwnTeams(store: AppStore): () => void {
  const style = document.head.appendChild(document.createElement('style'));
  const update = () => {
    const text = selectStyle(store.getState());
    if (style.textContent !== text) style.textContent = text;
  };
  const stop = store.subscribe(update);
  update();
  return () => {
    stop();
    style.remove();
  };
}
