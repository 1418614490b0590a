import type { HostAdapter, Source } from '../port';
import type { HostDraft, HostDraftPick } from '../hostRows';
import { parseAuction } from './auction';
import { type MflDraftPick, parseDrafts } from './draftResults';
import type { MflExports } from './exports';
import type { MflLeague } from './league';
import type { TeamIdOf } from './teams';

interface Context {
  read: MflExports['read'];
  leagueOf: (source: Source) => Promise<MflLeague>;
  /** Whether anybody has points. */
  hasPoints: (source: Source) => Promise<boolean>;
  teamIdOf: TeamIdOf;
}

const auctionId = 'auction';
const idOf = (index: number) => (index === 0 ? 'draft' : `draft ${index + 1}`);
const isMade = ({ playerId }: HostDraftPick) => playerId !== null;
/** Whether the first pick was made or skipped, and others were not: keepers may be entered at later picks before the draft. */
const isUnderWay = (picks: MflDraftPick[]) => picks[0]?.isOpen === false && picks.some(({ isOpen }) => isOpen);
const isOver = (picks: MflDraftPick[]) => picks.length > 0 && !picks.some(({ isOpen }) => isOpen);

/** The drafts of a season from `draftResults`, and its auction from `auctionResults`. The host has no ids for them. */
export function mflDrafts({ read, leagueOf, hasPoints, teamIdOf }: Context): Pick<HostAdapter, 'drafts' | 'draft'> & {
  /** Whether all picks of a season's drafts are made or skipped; false without any. */
  areOver: (source: Source) => Promise<boolean>;
} {
  async function draftsOf(source: Source): Promise<MflDraftPick[][]> {
    const league = await leagueOf(source);
    return read(source, 'draftResults', {}, (text, what, report) => parseDrafts(text, what, { league, teamIdOf, report }));
  }
  async function auctionOf(source: Source): Promise<HostDraftPick[]> {
    const teams = (await leagueOf(source)).franchises.length;
    return read(source, 'auctionResults', {}, (text, what, report) => parseAuction(text, what, { teams, teamIdOf, report }));
  }
  return {
    async areOver(source) {
      const drafts = await draftsOf(source);
      return drafts.length > 0 && drafts.every(isOver);
    },
    async drafts(source) {
      const drafts = await draftsOf(source);
      const { hasAuction } = await leagueOf(source);
      // Only the season after an auction shows that it is over and that there is no draft besides it.
      const hasBegun = hasAuction && (await hasPoints(source));
      const isUnused = (picks: MflDraftPick[]) => hasBegun && picks.every(({ isOpen }) => isOpen);
      const listed: HostDraft[] = drafts.map((picks, index) => {
        const isRunning = isUnderWay(picks);
        return {
          ...{ externalId: idOf(index), isMain: index === 0, isAuction: false },
          ...{ isOver: isOver(picks) || isUnused(picks), made: picks.filter(isMade).length, isRunning },
          nextPick: isRunning ? picks.find(({ isOpen }) => isOpen)!.totalPick : null,
        };
      });
      if (!hasAuction) return listed;
      return [...listed, { externalId: auctionId, isMain: !listed.length, isAuction: true, isOver: hasBegun }];
    },
    async draft(source, of) {
      if (of?.externalId === auctionId) return auctionOf(source);
      const drafts = await draftsOf(source);
      if (!drafts.length && (await leagueOf(source)).hasAuction) return auctionOf(source);
      const index = of ? drafts.findIndex((_, each) => idOf(each) === of.externalId) : 0;
      return (drafts[index] ?? []).map(({ isOpen: _, ...pick }) => pick);
    },
  };
}
