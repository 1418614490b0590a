/** Each position's colour of the palette. Other positions have the colour of defenses. */
const colours: Record<string, string> = { QB: 'qb', RB: 'rb', WR: 'wr', TE: 'te', K: 'k', PK: 'k' };

/** A player's position in its colour. */
export function PositionBadge({ position }: { position: string }) {
  const colour = colours[position.toUpperCase()];
  return (
    <span className="badge" style={colour ? { '--position': `var(--mui-palette-position-${colour})` } : undefined}>
      {position}
    </span>
  );
}

/** Renders a position's cell; a missing position as its placeholder. */
export const positionCell = ({ value, formattedValue }: { value?: unknown; formattedValue?: unknown }) =>
  value ? <PositionBadge position={String(formattedValue)} /> : String(formattedValue);
