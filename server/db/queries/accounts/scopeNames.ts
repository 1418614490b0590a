import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../..';
import { league } from '../../schema';
import type { Account } from './accounts';

type Scope = Account['scopes'][number];

/** A league, or a team of it, with their names; `teamId` and `teamName` null for a league. */
export interface NamedScope {
  leagueId: string;
  leagueName: string;
  provider: typeof league.$inferSelect.provider;
  teamId: string | null;
  teamName: string | null;
}

const textOf = ({ leagueName, teamName }: NamedScope) => `${leagueName} ${teamName ?? ''}`;

/** Names leagues and teams; a removed one by its id. @returns a function that names those of one account, in order of their names */
export async function nameScopes(db: Database, all: Scope[]): Promise<(scopes: Scope[]) => NamedScope[]> {
  const ids = [...new Set(all.map(({ leagueId }) => leagueId))];
  const leagues = await db
    .select({ id: league.id, name: league.name, provider: league.provider })
    .from(league)
    .where(inArray(league.id, ids));
  const { rows: teams } = await db.execute<Record<'ofLeague' | 'id' | 'name', string>>(
    sql`select league_id as "ofLeague", id, name
        from jsonb_to_recordset(${JSON.stringify(all.filter(({ teamId }) => teamId))}::jsonb) as scope("leagueId" text, "teamId" text)
        join team on team.league_id = "leagueId" and team.id = "teamId"`,
  );
  const byId = new Map(leagues.map((each) => [each.id, each]));
  const teamNames = new Map(teams.map((each) => [`${each.ofLeague}/${each.id}`, each.name]));
  const named = ({ leagueId, teamId }: Scope): NamedScope => ({
    leagueId,
    leagueName: byId.get(leagueId)?.name ?? leagueId,
    provider: byId.get(leagueId)?.provider ?? 'default',
    teamId: teamId || null,
    teamName: teamId ? (teamNames.get(`${leagueId}/${teamId}`) ?? teamId) : null,
  });
  return (scopes) => scopes.map(named).sort((one, other) => textOf(one).localeCompare(textOf(other)));
}
