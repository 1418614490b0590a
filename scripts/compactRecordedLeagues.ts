/**
 * Writes the recorded Sleeper leagues into the seed, from a data folder with `sleeper/league_*`: with the API's paths and only the fields
 * that the importer reads. Writes the expected values into the tests' fixtures. Usage: tsx scripts/compactRecordedLeagues.ts <data folder>
 */
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { kinds, toNumber } from '../server/domain/numberKinds';
import { type Fields, part, toFields, toFieldsList, toText } from '../server/hosts/fields';
import { parseJson } from '../server/hosts/json';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const target = join(root, 'scripts/seed/recorded/sleeper');
const fixtures = join(root, 'test/fixtures/sleeper');

const dataFolder = process.argv[2];
if (!dataFolder || !existsSync(join(dataFolder, 'sleeper'))) {
  console.error('Usage: tsx scripts/compactRecordedLeagues.ts <data folder>, which must hold a folder named sleeper');
  process.exit(1);
}
const source = join(dataFolder, 'sleeper');

const read = (path: string): unknown => parseJson(readFileSync(path, 'utf8'), path);
const take = (fields: Fields, names: string[]): Fields =>
  Object.fromEntries(names.filter((name) => fields[name] !== undefined).map((name) => [name, fields[name]]));
const takeAll = (response: unknown, names: string[], what: string) =>
  toFieldsList(response, what).map((item) => take(item, names));

/** Writes the API's response at a path; long lists and tables get one line per entry. */
function write(path: string, response: unknown): void {
  const file = join(target, `${path}.json`);
  mkdirSync(dirname(file), { recursive: true });
  const text = Array.isArray(response)
    ? `[\n${response.map((item) => JSON.stringify(item)).join(',\n')}\n]`
    : JSON.stringify(response);
  writeFileSync(file, `${text}\n`);
}

/** The sources of a league's rules. */
const ruleFields = [
  ...['type', 'best_ball', 'league_average_match', 'playoff_teams', 'playoff_week_start', 'reserve_slots', 'taxi_slots'],
  ...['taxi_years', 'taxi_deadline', 'playoff_round_type'],
  ...['trade_deadline', 'waiver_type', 'waiver_budget', 'max_keepers'],
];
const scoringFields = [
  ...['rec', 'bonus_rec_te', 'pass_yd', 'pass_td', 'pass_int', 'rush_yd', 'rush_td', 'rec_yd', 'rec_td', 'fum_lost'],
];

function writeLeague(folder: string): void {
  const league = toFields(read(join(folder, 'league.json')), folder);
  const path = `league/${toText(league.league_id)}`;
  const settings = part(league, 'settings');
  const divisions = Object.keys(part(league, 'metadata')).filter((name) => /^division_\d+$/.test(name));
  write(path, {
    ...take(league, ['league_id', 'name', 'season', 'status', 'previous_league_id', 'draft_id']),
    settings: take(settings, ['divisions', 'start_week', 'last_scored_leg', ...ruleFields]),
    metadata: take(part(league, 'metadata'), divisions),
    ...take(league, ['roster_positions']),
    scoring_settings: take(part(league, 'scoring_settings'), scoringFields),
  });

  const users = toFieldsList(read(join(folder, 'users.json')), 'users');
  const memberOf = (user: Fields) => ({
    ...take(user, ['user_id', 'display_name', 'avatar']),
    metadata: take(part(user, 'metadata'), ['team_name', 'avatar']),
  });
  write(`${path}/users`, users.map(memberOf));

  const rosterFields = ['roster_id', 'owner_id', 'co_owners', 'players', 'reserve', 'taxi', 'keepers'];
  const settingFields = ['wins', 'losses', 'ties', 'fpts', 'fpts_decimal', 'fpts_against', 'fpts_against_decimal', 'division'];
  const rosters = toFieldsList(read(join(folder, 'rosters.json')), 'rosters');
  write(
    `${path}/rosters`,
    rosters.map((roster) => ({ ...take(roster, rosterFields), settings: take(part(roster, 'settings'), settingFields) })),
  );

  const copyList = (file: string, to: string, names: string[]) => {
    if (existsSync(join(folder, file))) write(to, takeAll(read(join(folder, file)), names, file));
  };
  copyList('winners_bracket.json', `${path}/winners_bracket`, ['r', 'm', 't1', 't2', 'w', 'l', 'p']);
  copyList('traded_picks.json', `${path}/traded_picks`, ['season', 'round', 'roster_id', 'previous_owner_id', 'owner_id']);
  const pickFields = ['pick_no', 'round', 'roster_id', 'player_id', 'is_keeper', 'draft_slot'];
  const picksFile = join(folder, 'draft_picks.json');
  if (existsSync(picksFile))
    write(
      `draft/${toText(league.draft_id)}/picks`,
      toFieldsList(read(picksFile), picksFile).map((pick) => {
        const price = take(part(pick, 'metadata'), ['amount']);
        return { ...take(pick, pickFields), ...('amount' in price && { metadata: price }) };
      }),
    );
  copyList('drafts.json', `${path}/drafts`, ['draft_id', 'season', 'type', 'status', 'created']);
  for (let week = 1; week <= (toNumber(settings.last_scored_leg, kinds.week) ?? 0); week++) {
    const fields = ['roster_id', 'matchup_id', 'points', 'custom_points', 'starters', 'players', 'players_points'];
    copyList(`matchups/${String(week).padStart(2, '0')}.json`, `${path}/matchups/${week}`, fields);
  }
}

for (const name of readdirSync(source).filter((entry) => entry.startsWith('league_')))
  for (const season of readdirSync(join(source, name)).filter((entry) => /^\d{4}$/.test(entry)))
    writeLeague(join(source, name, season));

const playerFields = ['first_name', 'last_name', 'full_name', 'position', 'fantasy_positions', 'team', 'birth_date'];
const players = toFields(read(join(source, 'players_nfl_subset.json')), 'players');
write(
  'players/nfl',
  Object.fromEntries(Object.entries(players).map(([id, player]) => [id, take(toFields(player, id), playerFields)])),
);

mkdirSync(fixtures, { recursive: true });
for (const file of ['expected_points.csv', 'expected_final_positions.csv', '2025/draft_traded_picks.json'])
  copyFileSync(join(source, 'league_a', file), join(fixtures, file.replace('2025/', '')));
