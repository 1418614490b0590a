import { useRef, type KeyboardEvent } from 'react';

export const positionTabs = ['All', 'QB', 'RB', 'WR', 'TE'] as const;
export type PositionTab = (typeof positionTabs)[number];

/** The tab and panel ids that name each other. */
export const tabId = (tab: PositionTab) => `rookies-tab-${tab}`;
export const PANEL_ID = 'rookies-panel';

type Props = { selected: PositionTab; onSelect: (tab: PositionTab) => void };

/** The tabs above the rookies. One of them is in the tab order; arrow keys, Home and End choose among them. */
export function PositionTabs({ selected, onSelect }: Props) {
  const list = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const at = positionTabs.indexOf(selected);
    const last = positionTabs.length - 1;
    const targets: Record<string, number> = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    };
    const target = targets[event.key];
    const tab = target === undefined ? undefined : positionTabs[target];
    if (target === undefined || !tab) return;
    event.preventDefault();
    (list.current?.children[target] as HTMLElement).focus();
    onSelect(tab);
  };

  return (
    <div ref={list} role="tablist" aria-label="Position" className="segmented">
      {positionTabs.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={tabId(tab)}
          aria-selected={tab === selected}
          aria-controls={PANEL_ID}
          tabIndex={tab === selected ? 0 : -1}
          onClick={() => onSelect(tab)}
          onKeyDown={onKeyDown}
        >
          {tab}
        </button>
      ))}
    </div>
  );
}
