import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useSyncExternalStore } from 'react';
import { AppTheme } from '../../theme/AppTheme';

export const positionTabs = ['All', 'QB', 'RB', 'WR', 'TE'] as const;
export type PositionTab = (typeof positionTabs)[number];

/** The ids by which tabs and panel reference each other. */
export const tabId = (tab: PositionTab) => `rookies-tab-${tab}`;
export const PANEL_ID = 'rookies-panel';

const never = () => () => undefined;

type Props = { selected: PositionTab; onSelect: (tab: PositionTab) => void };

/**
 * The tabs above the rookies. MUI's Tabs render style attributes, which the page's policy forbids in the server's HTML, so the server
 * renders only their space.
 */
export function PositionTabs({ selected, onSelect }: Props) {
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!isHydrated) {
    return (
      <div className="tabs-space">
        {positionTabs.map((tab) => (
          <span key={tab}>{tab}</span>
        ))}
      </div>
    );
  }
  return (
    <AppTheme>
      <Tabs
        value={selected}
        onChange={(_event, tab: PositionTab) => onSelect(tab)}
        selectionFollowsFocus
        variant="scrollable"
        scrollButtons={false}
        aria-label="Position"
      >
        {positionTabs.map((tab) => (
          <Tab key={tab} value={tab} label={tab} id={tabId(tab)} aria-controls={PANEL_ID} />
        ))}
      </Tabs>
    </AppTheme>
  );
}
