import { useState } from 'react';
import { SelectField } from '../../components/Field';
import type { FormSide, TradingTeam } from './pickTradeForm';

type Props = { label: string; side: FormSide; teams: readonly TradingTeam[] };

/** A side of a trade: its team, and the picks that it holds as checkboxes by season. The form reads what changes in it. */
export function PickSide({ label, side: { teamField, team, seasons }, teams }: Props) {
  return (
    <div style={{ minWidth: 0 }}>
      <SelectField
        label={label}
        name={teamField}
        options={teams.map(({ teamId, teamName }) => ({ value: teamId, label: teamName }))}
        value={team?.teamId ?? ''}
        onChange={() => undefined}
      />
      {seasons.length === 0 && <p>It has no pick to trade.</p>}
      {seasons.map((ofSeason, index) => (
        <SeasonPicks
          key={`${team?.teamId} ${ofSeason.season}`}
          {...ofSeason}
          giver={team?.teamName ?? ''}
          isFirst={index === 0}
        />
      ))}
    </div>
  );
}

type SeasonProps = FormSide['seasons'][number] & { giver: string; isFirst: boolean };

/** A team's picks of a season. At first the first season is open, and those with a ticked pick. */
function SeasonPicks({ season, picks, giver, isFirst }: SeasonProps) {
  const [isOpen] = useState(isFirst || picks.some(({ isTicked }) => isTicked));
  return (
    <details open={isOpen}>
      <summary>
        {season}: {picks.length} {picks.length === 1 ? 'pick' : 'picks'}
      </summary>
      <fieldset>
        <legend className="visually-hidden">
          {giver} gives of {season}
        </legend>
        <div style={{ overflowWrap: 'anywhere' }}>
          {picks.map(({ name, label, isTicked }) => (
            <label key={name} style={{ display: 'flex', alignItems: 'center', gap: 8, minHeight: 32 }}>
              <input type="checkbox" name={name} checked={isTicked} onChange={() => undefined} style={{ flex: 'none' }} />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
    </details>
  );
}
