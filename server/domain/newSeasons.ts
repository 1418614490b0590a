/** Data added to a season since its creation; each kind prevents taking the season back. */
export interface SeasonContent {
  hasKeepers: boolean;
  /** Whether its keepers are hidden: whether there are any may not be known. */
  hidesKeepers: boolean;
  hasTrades: boolean;
  hasPickedPlayers: boolean;
  hasScores: boolean;
}

const listFormat = new Intl.ListFormat('en', { type: 'conjunction' });

/** Why a new season can no longer be taken back, such as "season 2026 has keepers and entered trades"; null when it can. */
export function whyKept(season: number, content: SeasonContent): string | null {
  const found = [
    ...(content.hasKeepers ? ['keepers'] : []),
    ...(content.hidesKeepers ? ['hidden keepers'] : []),
    ...(content.hasTrades ? ['entered trades'] : []),
    ...(content.hasPickedPlayers ? ['picked players'] : []),
    ...(content.hasScores ? ['weekly scores'] : []),
  ];
  return found.length ? `season ${season} has ${listFormat.format(found)}` : null;
}
