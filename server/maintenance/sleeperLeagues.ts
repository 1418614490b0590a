import { writeDraft, readDraft } from './draft';
import type { Hosted } from './hosted';
import { writeHostKeepers } from './keepers';
import { type Outcome, type Store, total } from './outcome';
import { refreshRosters, writeSnapshot } from './rosters';
import { refreshStandings } from './seasons';

/** All that changes during a season of a league of Sleeper, but for its weeks: league, teams, rosters, keepers, standings and draft. */
export async function updateSleeperLeague(hosted: Hosted): Promise<Store> {
  const { provider, source } = hosted;
  const rosters = await refreshRosters(hosted);
  const standings = await refreshStandings(hosted);
  const keepers = await provider.keepers(source);
  const draft = await readDraft(provider, source);
  const { currentWeek } = await provider.league(source);
  const entries = currentWeek === null ? [] : await provider.rosters(source);
  return async (tx) => {
    const steps: Outcome[] = [await rosters(tx), await standings(tx), await writeHostKeepers(tx, hosted, keepers)];
    if (draft.picks.length) steps.push(await writeDraft(tx, hosted, draft));
    if (currentWeek !== null) steps.push(total(await writeSnapshot(tx, hosted, currentWeek, entries)));
    return total(...steps);
  };
}
