import type { LeagueEntry } from '../lib/config';
import { platforms } from '../platforms/platforms';

/** Where a league is: on its platform, or only here, as a demo. */
export const leagueNote = ({ isDemo, provider }: LeagueEntry): string => (isDemo ? 'Demo' : platforms[provider].name);
