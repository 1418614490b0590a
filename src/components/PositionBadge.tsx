/** The colours of positions, by the class that brings them. Another position has the one of defenses. */
const colours: Record<string, string> = { QB: 'qb', RB: 'rb', WR: 'wr', TE: 'te', K: 'k', PK: 'k' };

/** A player's position, in the colour that it has everywhere. */
export function PositionBadge({ position }: { position: string }) {
  const colour = colours[position.toUpperCase()];
  return <span className={colour ? `badge badge--${colour}` : 'badge'}>{position}</span>;
}

/** A table's cell of a position; a missing one is what stands for it. */
export const positionCell = ({ value, formattedValue }: { value?: unknown; formattedValue?: unknown }) =>
  value ? <PositionBadge position={String(formattedValue)} /> : String(formattedValue);
