import { useState } from 'react';
import { Button } from '../../components/Button';
import { CardSection } from '../../components/CardSection';
import { Announced } from '../../components/Announced';
import { lazyWidget } from '../../components/lazyWidget';
import { QuerySection } from '../../components/QuerySection';
import { StaticTable, type StaticColumn } from '../../components/StaticTable';
import { useModal } from '../../components/useModal';
import { passkeys, type PasskeyRow } from '../../entities/generated/passkeysTables.gen';
import { secondFactors } from '../../entities/generated/secondFactorTables.gen';
import { parseInstant } from '../../lib/instant';
import { timeAgo } from '../../lib/timeAgo';
import { useAppSelector } from '../../store/hooks';
import { useRows } from '../../store/useRows';
import { AddPasskey } from './AddPasskey';
import type { PasskeyChange } from './PasskeyDialog';

const PasskeyDialog = lazyWidget(() => import('./PasskeyDialog').then((module) => module.PasskeyDialog));

const ago = (instant: string) => timeAgo(parseInstant(instant), Date.now());
const actions = ['Rename', 'Remove'] as const;

const passkeyColumns = (change: (change: PasskeyChange) => void): StaticColumn<PasskeyRow>[] => [
  { key: 'name', header: 'Name', rowHeader: true, cell: ({ name }) => name },
  { key: 'added', header: 'Added', className: 'nowrap', cell: ({ addedAt }) => ago(addedAt) },
  {
    key: 'used',
    header: 'Last used',
    className: 'nowrap',
    cell: ({ lastUsedAt }) => (lastUsedAt === null ? 'Never' : ago(lastUsedAt)),
  },
  {
    key: 'action',
    header: 'Action',
    cell: (row) => (
      <span className="row">
        {actions.map((action) => (
          <Button key={action} aria-label={`${action} the passkey ${row.name}`} onClick={() => change({ action, row })}>
            {action}
          </Button>
        ))}
      </span>
    ),
  },
];

/** The passkeys of the account: lists, adds, names and removes them. */
export function Passkeys({ emailAddress }: { emailAddress: string }) {
  const { rows, query } = useRows(passkeys, undefined);
  const factor = useAppSelector((state) => secondFactors.selectRow(state));
  const { shown, show, modal } = useModal<PasskeyChange>();
  const [done, setDone] = useState('');
  const hasPassword = factor?.hasPassword ?? true;
  const proof = { emailAddress, hasPassword, needsCode: factor?.isOn ?? false };
  return (
    <CardSection title="Passkeys">
      <p>A passkey logs in by the lock of your device or a security key, without a password or a code.</p>
      <Announced as="p">{done}</Announced>
      <QuerySection label="Passkeys" rows={rows} query={query} empty="Your account has no passkeys.">
        {(found) => (
          <StaticTable label="Passkeys" columns={passkeyColumns(show)} rows={found} rowKey={({ key }) => key} hasLinks />
        )}
      </QuerySection>
      <AddPasskey proof={proof} onAdded={() => setDone('Passkey added.')} />
      {shown && <PasskeyDialog change={shown} modal={modal} proof={proof} onDone={setDone} />}
    </CardSection>
  );
}
