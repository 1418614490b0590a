/** Who plays for the title: by the brackets, as far as the host has them. */
import type { Standing } from '../standings';
import { type BracketGame, teamsOf } from './games';
import { resolve, withSources } from './resolve';
import { ranksOf, titleTree } from './title';
import { link, treesOf } from './trees';

/**
 * The teams in the tournament for the title, in no order; empty before the brackets name teams, and where they do not show which tournament
 * is for the title.
 * @param brackets the games of the host's brackets; they are completed
 * @param standings of the regular season, in the host's order
 */
export function playoffTeamsOf(brackets: readonly BracketGame[], standings: readonly Standing[]): string[] {
  const listed = withSources(brackets);
  resolve(listed, []);
  link(listed);
  resolve(listed, []);
  const title = titleTree(treesOf(listed), ranksOf(standings));
  return title ? [...new Set([...title.depths.keys()].flatMap(teamsOf))] : [];
}
