import type { ComponentType } from 'react';
import type { View } from '../../components/ViewTabs';
import { AccountRules } from './AccountRules';
import { Aliases } from './Aliases';
import { FailedJobs } from './FailedJobs';
import { Invitations } from './Invitations';
import { LastRuns } from './LastRuns';
import { Leagues } from './Leagues';
import { MaintenanceCalls } from './MaintenanceCalls';
import { PlayerFiles } from './PlayerFiles';
import { Schedule } from './Schedule';
import { SecurityLog } from './SecurityLog';
import { UnmatchedPlayers } from './UnmatchedPlayers';
import { viewLabels } from './screen';

/** A view of the admin page with its parts, each a card or several. */
type AdminView = View & {
  /** The page's subtitle. */
  shows: string;
  /** Whether it shows something without a log-in. */
  isPublic?: boolean;
  parts: readonly ComponentType[];
};

/** The views of the admin page. */
export const adminViews: readonly [AdminView, ...AdminView[]] = [
  { name: null, label: 'Calls', shows: 'Refresh what the leagues show', isPublic: true, parts: [MaintenanceCalls] },
  {
    name: 'leagues',
    label: viewLabels.leagues,
    shows: 'Leagues, when they are read, and what failed',
    parts: [Leagues, Schedule, FailedJobs],
  },
  {
    name: 'players',
    label: viewLabels.players,
    shows: 'Files of ranks and rookies, and players whom the imports do not know',
    parts: [PlayerFiles, UnmatchedPlayers, Aliases],
  },
  {
    name: 'people',
    label: viewLabels.people,
    shows: 'Invitations, and what accounts may do',
    parts: [Invitations, AccountRules],
  },
  { name: 'log', label: viewLabels.log, shows: 'What was done, and by whom', parts: [LastRuns, SecurityLog] },
];
