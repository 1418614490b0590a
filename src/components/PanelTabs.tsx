import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { AppTheme } from '../theme/AppTheme';

/** The attributes of the element that {@link PanelTabs} with the same `id` change. */
export const panelOf = (id: string, selected: string) => ({
  role: 'tabpanel',
  id: `${id}-panel`,
  'aria-labelledby': `${id}-tab-${selected}`,
});

type Props<Name extends string> = {
  id: string;
  label: string;
  tabs: readonly Name[];
  selected: Name;
  onSelect: (tab: Name) => void;
};

/** Tabs that choose what is in the panel below them. */
export const PanelTabs = <Name extends string>({ id, label, tabs, selected, onSelect }: Props<Name>) => (
  <AppTheme>
    <Tabs
      value={selected}
      onChange={(_event, tab: Name) => onSelect(tab)}
      selectionFollowsFocus
      variant="scrollable"
      scrollButtons={false}
      aria-label={label}
    >
      {tabs.map((tab) => (
        <Tab key={tab} value={tab} label={tab} id={`${id}-tab-${tab}`} aria-controls={`${id}-panel`} />
      ))}
    </Tabs>
  </AppTheme>
);
