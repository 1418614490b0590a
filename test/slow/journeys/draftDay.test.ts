/** Draft day: an open page follows, by the product's own schedule, a draft that its host holds, pick by pick, until the league has drafted. */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Json, recorded, thisSeason } from '../../imports/sleeperHost';
import type { Schema } from '../../../src/api/types';
import { eventually } from '../../support/eventually';
import { Journey } from '../../support/journey';
import { recordedDir } from '../../support/startServer';

const leagueId = '88';
const draftId = '630000000000000149';
const picks = recorded(`draft/${draftId}/picks`) as Json[];
const folder = mkdtempSync(join(tmpdir(), 'sideline-draft-day-'));
cpSync(recordedDir, folder, { recursive: true });
const write = (path: string, response: unknown) =>
  writeFileSync(join(folder, 'sleeper', `${path}.json`), JSON.stringify(response));

/** Sets the draft to a state with its first picks made. */
function hostHas(status: 'drafting' | 'paused' | 'complete', made: number): void {
  const league = recorded(`league/${thisSeason}`) as Json;
  const draft = { draft_id: draftId, season: '2026', type: 'linear', status, created: 1, start_time: Date.now() - 60_000 };
  write(`league/${thisSeason}`, {
    ...{ ...league, draft_id: draftId, status: status === 'complete' ? 'in_season' : 'drafting' },
    settings: { ...(league.settings as Json), last_scored_leg: 0, leg: 1 },
  });
  write(`league/${thisSeason}/drafts`, [draft]);
  write(`draft/${draftId}`, { ...(recorded(`draft/${draftId}`) as Json), ...draft, settings: { rounds: 3, teams: 12 } });
  write(`draft/${draftId}/picks`, picks.slice(0, made));
}

hostHas('drafting', 12);
const journey = new Journey(
  { RECORDED_DIR: folder },
  `insert into league (id, provider, name, season, standings_season, has_drafted, manual_keepers_enabled)
     values ('${leagueId}', 'sleeper', 'League 88', 2026, 2025, false, false);
   insert into league_source values ('${leagueId}', 2026, 'sleeper', '${thisSeason}', null);
   insert into league_schedule (league_id) values ('${leagueId}')`,
);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('each pick appears on an open board; a pause and the end are said, and the results are of a league that has drafted', async () => {
  const page = await journey.openPage();
  await page.goto(`/sleeper/draftorder/${leagueId}?view=board`);
  const notice = page.locator('.draft-notice');
  // Its first read is due at once.
  await notice.filter({ hasText: /pick 2\.01 is on the clock/ }).waitFor({ timeout: 60_000 });
  hostHas('drafting', 13);
  await notice.filter({ hasText: /pick 2\.02 is on the clock/ }).waitFor({ timeout: 40_000 });
  const order = (await (await page.request.get(`/api/Draft/GetDraftOrder?leagueId=${leagueId}`)).json()) as Schema<'DraftOrder'>;
  const { player } = order.rounds[1]!.picks[0]!;
  await page.getByText(player!.playerName.split(' ').at(-1)!).first().waitFor();
  hostHas('paused', 13);
  await notice.filter({ hasText: /The draft is paused/ }).waitFor({ timeout: 40_000 });
  hostHas('complete', picks.length);
  await eventually(async () => expect(await notice.count()).toBe(0), 60_000);
  await page.getByRole('heading', { name: /Draft Results/ }).waitFor();
  expect(page.complaints).toEqual([]);
}, 200_000);
