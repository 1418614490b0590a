import { useState } from 'react';
import type { Schema } from '../../api/types';
import { SelectField } from '../../components/Field';
import { type Role, roles } from '../../league/roles';
import { ScopeFields } from './ScopeFields';

export const rightsLabels = { role: 'Role', scopes: 'Leagues and teams' };

/** The fields `role` and those of {@link ScopeFields}, with their initial values. */
export function RightsFields({ role: initial, scopes }: { role: Role; scopes: Schema<'AccountScope'>[] }) {
  const [role, setRole] = useState(initial);
  return (
    <>
      <SelectField label={rightsLabels.role} name="role" options={roles} value={role} onChange={setRole} />
      <ScopeFields isCommissioner={role === 'commissioner'} initial={scopes} />
    </>
  );
}
