import type { Schema } from '../../api/types';
import { Announced } from '../../components/Announced';
import { StaticTable, type StaticColumn } from '../../components/StaticTable';

type Cost = Schema<'KeeperCost'>;
type Effects = Schema<'KeeperRulesEffects'>;
type Changed = Effects['teams'][number]['changed'][number];
type Row = { key: string; heading?: string; player?: Changed };

/** What a keeper costs: a price, the very pick with the round of the rules if that is another one, or the round. */
function costText({ round, pick, price }: Cost): string {
  if (price !== null) return `$${price}`;
  if (pick === null) return round === null ? 'No pick' : `Round ${round}`;
  return round === null || pick.startsWith(`${round}.`) ? pick : `${pick}, for round ${round}`;
}

const columns: StaticColumn<Row>[] = [
  { key: 'player', header: 'Player', rowHeader: true, cell: ({ player }) => player?.playerName },
  { key: 'before', header: 'Cost before', cell: ({ player }) => player && costText(player.before) },
  { key: 'after', header: 'Cost after', cell: ({ player }) => player && costText(player.after) },
];

/** Rules as sentences. */
export const RuleWords = ({ words }: { words: string[] }) => (
  <ul style={{ margin: 'var(--mui-space-2) 0' }}>
    {words.map((sentence) => (
      <li key={sentence}>{sentence}</li>
    ))}
  </ul>
);

const counted = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

function summaryOf(teams: Effects['teams']): string {
  const changed = teams.reduce((sum, team) => sum + team.changed.length, 0);
  const refusing = teams.filter(({ refused }) => refused.length > 0).length;
  if (changed === 0 && refusing === 0) return 'Nothing changes for the keepers that are marked now.';
  return [
    changed === 0 ? 'No keeper costs anything else.' : `${counted(changed, 'keeper costs', 'keepers cost')} something else.`,
    ...(refusing > 0
      ? [`The rules refuse marks of ${counted(refusing, 'team', 'teams')}, which stay until they are taken back.`]
      : []),
  ].join(' ');
}

/** What rules for keepers say and change, or would change if they are only tried; nothing without any. */
export function KeeperRulesEffects({ effects }: { effects: (Effects & { isTrial: boolean }) | null }) {
  const teams = effects?.teams ?? [];
  const rows = teams
    .filter(({ changed }) => changed.length > 0)
    .flatMap(({ teamId, teamName, changed }): Row[] => [
      { key: teamId, heading: teamName },
      ...changed.map((player) => ({ key: `${teamId} ${player.playerId}`, player })),
    ]);
  const refused = teams.flatMap(({ teamName, refused: reasons }) => reasons.map((reason) => `${teamName}: ${reason}`));
  return (
    <div className={effects ? 'stack' : undefined}>
      {effects && (
        <div>
          <h3>{effects.isTrial ? `These rules in ${effects.season}, not saved yet` : `The rules of ${effects.season}`}</h3>
          <RuleWords words={effects.words} />
        </div>
      )}
      <Announced>{effects && summaryOf(teams)}</Announced>
      {refused.length > 0 && (
        <ul aria-label="What the rules refuse">
          {refused.map((reason) => (
            <li key={reason} className="failed">
              {reason}
            </li>
          ))}
        </ul>
      )}
      {rows.length > 0 && (
        <StaticTable
          label="What keepers cost"
          columns={columns}
          rows={rows}
          rowKey={({ key }) => key}
          headingOf={({ heading }) => heading}
        />
      )}
    </div>
  );
}
