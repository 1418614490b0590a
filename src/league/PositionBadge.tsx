/** The CSS modifier of each position's colour. Other positions have the colour of defenses. */
const colours: Record<string, string> = { QB: 'qb', RB: 'rb', WR: 'wr', TE: 'te', K: 'k', PK: 'k' };

/** A player's position in its colour. */
export function PositionBadge({ position }: { position: string }) {
  const colour = colours[position.toUpperCase()];
  return <span className={colour ? `badge badge--${colour}` : 'badge'}>{position}</span>;
}

/** Renders a position's cell; a missing position as its placeholder. */
export const positionCell = ({ value, formattedValue }: { value?: unknown; formattedValue?: unknown }) =>
  value ? <PositionBadge position={String(formattedValue)} /> : String(formattedValue);
