/** The jobs of the sync queue: what each reads, and its key, place and name. */

/** The resource that a job reads: of a league, or (`players`) shared by all leagues. */
export const resources = ['scores', 'rosters', 'standings', 'season', 'all', 'players'] as const;
export type Resource = (typeof resources)[number] | 'pastSeason';

/** A job of the queue: one resource of one league, or one without a league; `season` for a past season, `week` for one week of it. */
export interface Job {
  resource: Resource;
  leagueId: string | null;
  /** Where a scheduled job reads its league. */
  host?: string;
  season?: number;
  week?: number;
  /** Whether the weeks of the season, or this week, are read again. */
  isAgain?: boolean;
  /** Whether a person requested it: then it runs even if its host counts as down. */
  isAsked?: boolean;
}

/** A league that an account adds, by its id on a host. */
export interface Addition {
  platform: 'sleeper' | 'mfl';
  externalId: string;
  season: number;
  name: string;
  visibility: 'public' | 'members';
  accountId: number;
  /** The account's e-mail address. */
  startedBy: string;
}

/** A job that adds a league and reads its newest season. */
export interface AdditionJob {
  resource: 'addition';
  leagueId: string;
  addition: Addition;
}

/** A job of the sync queue. */
export type SyncJob = Job | AdditionJob;

/** The name under which additions are recorded. */
export const additionCall = 'addLeague';

/** A job's key. At most one job per key waits in the queue. The draft that is read alone, without a job, has one, too. */
export const keyOf = ({
  resource,
  leagueId,
  season,
  week,
}: Omit<Job, 'resource'> & { resource: SyncJob['resource'] | 'draft' }) =>
  [leagueId ?? [], resource, season ?? [], week ?? []].flat().join('/');

/** Places in the queue, which matter when a host's pace allows less than is due: first what a person waits for. */
export const priorities = { addition: 10, asked: 8, shared: 6, viewedGame: 5, game: 4, viewed: 3, rest: 0 };

/** A job's place in the queue; past seasons are last, the newest first. */
export const priorityOf = (job: SyncJob): number => {
  if (job.resource === 'addition') return priorities.addition;
  if (job.isAsked) return priorities.asked;
  if (job.resource === 'players') return priorities.shared;
  return job.season === undefined ? priorities.rest : job.season - 10_000;
};

/** The name under which a resource's runs are recorded. */
export const runNameOf = (resource: SyncJob['resource']) =>
  resource === 'addition' ? additionCall : `sync${resource[0]!.toUpperCase()}${resource.slice(1)}`;

/** The target of a job, as the record of its run has it. */
export const chosenOf = ({ leagueId, season, week }: Pick<Job, 'leagueId' | 'season' | 'week'>) =>
  [leagueId ?? '0', season ?? [], week ?? []].flat().join('/');
