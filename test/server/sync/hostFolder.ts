/** A folder of recorded responses of MyFantasyLeague, made up for a small league that a test changes at will. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export const hostLeague = '70001';
export const lastHostLeague = '70000';
/** Ids of our league and its teams. */
export const ourLeague = '77';
export const teamOf = (franchise: string) => `${ourLeague}-${franchise}`;

const names = ['Lions of Oz', 'Sandy Claws', 'Third Down', 'Hail Mary'];
export const franchises = ['0001', '0002', '0003', '0004'];

/** Players by the host's ids. */
export const people: Record<string, [name: string, position: string, team: string]> = {
  '9101': ['Allen, Josh', 'QB', 'BUF'],
  '9102': ['Jackson, Lamar', 'QB', 'BAL'],
  '9103': ['Robinson, Bijan', 'RB', 'ATL'],
  '9104': ['Barkley, Saquon', 'RB', 'PHI'],
  '9105': ["Chase, Ja'Marr", 'WR', 'CIN'],
  '9106': ['Lamb, CeeDee', 'WR', 'DAL'],
  '9107': ['Bowers, Brock', 'TE', 'LVR'],
  '9108': ['McBride, Trey', 'TE', 'ARI'],
  '9109': ['Newcomer, Zebulon', 'RB', 'KCC'],
};

/** The same players under our ids, as `populateCache` links them. */
export const ourPlayer = async (hostId: string) =>
  (
    await server.rows<{ player_id: string }>(
      `select player_id from player_external_id where provider = 'mfl' and external_id = '${hostId}'`,
    )
  )[0]?.player_id;

const franchise = (id: string, i: number) => ({ id, name: names[i], division: i < 2 ? '00' : '01' });

const leagueResponse = (id: string, more = {}) => ({
  league: {
    ...{ id, name: 'Harbour League', baseURL: 'https://www45.myfantasyleague.com', h2h: 'YES' },
    ...{ startWeek: '1', endWeek: '3', lastRegularSeasonWeek: '2' },
    divisions: {
      division: [
        { id: '00', name: 'North' },
        { id: '01', name: 'South' },
      ],
    },
    franchises: { franchise: franchises.map(franchise) },
    history: {
      league: [
        { year: '2026', url: `https://www45.myfantasyleague.com/2026/home/${hostLeague}` },
        { year: '2025', url: `https://www44.myfantasyleague.com/2025/home/${lastHostLeague}` },
      ],
    },
    ...more,
  },
});

/** Standings by wins and points for, best first. */
export const standingsResponse = (rows: [id: string, wins: number, pf: string][]) => ({
  leagueStandings: {
    franchise: rows.map(([id, wins, pf]) => ({ id, h2hw: String(wins), h2hl: String(2 - wins), h2ht: '0', pf, pa: '100.5' })),
  },
});

/** Rosters: the host's ids of each franchise's players; `!` before one puts him into reserve. Franchises that are left out have none. */
export const rostersResponse = (rosters: Record<string, string[]>) => ({
  rosters: {
    franchise: Object.entries({ ...Object.fromEntries(franchises.map((id) => [id, [] as string[]])), ...rosters }).map(
      ([id, players]) => ({
        id,
        player: players.map((player) => ({
          id: player.replace('!', ''),
          status: player.startsWith('!') ? 'INJURED_RESERVE' : 'ROSTER',
        })),
      }),
    ),
  },
});

/** A week's results: each franchise's score, starters, and bench with points. */
export const weekResponse = (
  games: Record<string, { score: string; starters: Record<string, string>; bench?: Record<string, string> }>,
) => {
  const sides = Object.entries(games).map(([id, { score, starters, bench = {} }]) => ({
    ...{ id, score, starters: `${Object.keys(starters).join(',')},`, nonstarters: Object.keys(bench).join(',') },
    player: Object.entries({ ...starters, ...bench }).map(([playerId, points]) => ({ id: playerId, score: points })),
  }));
  return { weeklyResults: { matchup: [{ franchise: sides.slice(0, 2) }, { franchise: sides.slice(2) }] } };
};

/** A schedule with the scores of the played weeks. */
export const scheduleResponse = (played: number) => ({
  schedule: {
    weeklySchedule: [1, 2, 3].map((week) => ({
      week: String(week),
      matchup: [
        { franchise: [{ id: '0001', ...(week <= played && { score: '100' }) }, { id: '0002' }] },
        { franchise: [{ id: '0003', ...(week <= played && { score: '90' }) }, { id: '0004' }] },
      ],
    })),
  },
});

/** A draft of two rounds; `traded` are former holders by pick ("1.02"), `picked` the players. */
export const draftResponse = (
  holders: Record<string, string>,
  traded: Record<string, string[]> = {},
  picked: Record<string, string> = {},
) => ({
  draftResults: {
    draftUnit: {
      draftPick: Object.entries(holders).map(([pick, id]) => ({
        ...{ round: pick.split('.')[0]!.padStart(2, '0'), pick: pick.split('.')[1], franchise: id, player: picked[pick] ?? '' },
        comments: (traded[pick] ?? []).map((former) => `[Pick traded from ${names[franchises.indexOf(former)]}.] `).join('\n'),
      })),
    },
  },
});

/** A folder of recorded responses; paths are as `2026/70001/rosters` under MyFantasyLeague's. */
export class HostFolder {
  readonly recorded = mkdtempSync(join(tmpdir(), 'sideline-host-'));
  readonly files = join(this.recorded, 'files');

  constructor() {
    mkdirSync(this.files);
    this.put(`2026/${hostLeague}/league`, leagueResponse(hostLeague));
    this.put(`2025/${lastHostLeague}/league`, leagueResponse(lastHostLeague, { baseURL: 'https://www44.myfantasyleague.com' }));
    // A league has these exports from its first day, with nothing in them.
    for (const name of [
      'schedule',
      'draftResults',
      'transactions',
      'playoffBrackets',
      'leagueStandings',
      'rules',
      'futureDraftPicks',
    ]) {
      this.now({ [name]: { [name]: {} } });
      this.before({ [name]: { [name]: {} } });
    }
    this.put('2026/players', {
      players: {
        player: Object.entries(people).map(([id, [name, position, team]]) => ({ id, name, position, team })),
      },
    });
    this.put('2026/nflByeWeeks', { nflByeWeeks: { team: [{ id: 'KCC', bye_week: '14' }] } });
  }

  /** Writes a response, or text that is none. */
  put(path: string, response: unknown): void {
    const file = join(this.recorded, 'mfl', `${path}.json`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, typeof response === 'string' ? response : JSON.stringify(response));
  }

  /** Writes responses of the league's season of 2026. */
  now(responses: Record<string, unknown>): void {
    for (const [name, response] of Object.entries(responses)) this.put(`2026/${hostLeague}/${name}`, response);
  }

  /** A response of the league's season of 2026. */
  response(name: string): unknown {
    return JSON.parse(readFileSync(join(this.recorded, 'mfl/2026', hostLeague, `${name}.json`), 'utf8'));
  }

  /** Writes responses of the season before. */
  before(responses: Record<string, unknown>): void {
    for (const [name, response] of Object.entries(responses)) this.put(`2025/${lastHostLeague}/${name}`, response);
  }

  /** Sets the franchises of the league. */
  franchises(ids: string[]): void {
    const franchiseRows = ids.map((id) => franchise(id, franchises.indexOf(id)));
    this.put(`2026/${hostLeague}/league`, leagueResponse(hostLeague, { franchises: { franchise: franchiseRows } }));
  }

  /** Sets the league's name, and other fields of it. */
  rename(name: string, more = {}): void {
    this.put(`2026/${hostLeague}/league`, leagueResponse(hostLeague, { name, ...more }));
  }

  /** Puts a file into the import folder; `age` in minutes. */
  putFile(name: string, content: string | Buffer): void {
    writeFileSync(join(this.files, name), content);
  }

  discard(): void {
    rmSync(this.recorded, { recursive: true, force: true });
  }
}

/** Enters a league that comes from the host, as `npm run leagues` does, with nothing in it. */
export async function enterLeague(id = ourLeague, externalId = hostLeague, season = 2026): Promise<void> {
  await server.rows(
    `insert into league (id, provider, name, season, standings_season, has_drafted, manual_keepers_enabled)
     values ('${id}', 'default', 'League ${id}', ${season}, ${season}, false, true)`,
  );
  await server.rows(`insert into league_source values ('${id}', ${season}, 'mfl', '${externalId}', null)`);
}
