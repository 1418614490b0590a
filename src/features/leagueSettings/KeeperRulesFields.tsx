import { useState } from 'react';
import type { FormDraft } from '../../browser/formDrafts';
import { CheckField, InputField, SelectField } from '../../components/Field';
import type { Problems, RuleField } from './ruleFields';

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
  alignItems: 'start',
  columnGap: 24,
};
const wide = { gridColumn: '1 / -1', maxWidth: 440 };

function Field({ field, value, problem }: { field: RuleField; value: string | undefined; problem: string | undefined }) {
  const [initial] = useState(value);
  const { name, label } = field;
  const shared = { name, label, problem, defaultValue: initial };
  if (field.kind === 'check') return <CheckField name={name} label={label} defaultChecked={initial !== undefined} />;
  if (field.kind === 'choice')
    return <SelectField {...shared} style={name === 'cost' ? wide : undefined} options={field.options} />;
  if (field.kind === 'time')
    return <InputField {...shared} type="datetime-local" attributes={{ min: '2000-01-01T00:00', max: '2099-12-31T23:59' }} />;
  const { required } = field;
  if (field.kind === 'text')
    return (
      <InputField
        {...shared}
        required={required}
        autoComplete="off"
        attributes={{ maxLength: 200, placeholder: field.placeholder }}
      />
    );
  const { min, max, step } = field;
  return <InputField {...shared} type="number" required={required} attributes={{ min, max, step }} />;
}

type Props = {
  fields: RuleField[];
  values: FormDraft;
  problems: Problems;
};

/** The fields of the rules for keepers. The values of the others stay in the form. */
export function KeeperRulesFields({ fields, values, problems }: Props) {
  const others = Object.entries(values).filter(([name]) => !fields.some((field) => field.name === name));
  return (
    <div style={grid}>
      {fields.map((field) => (
        <Field key={field.name} field={field} value={values[field.name]} problem={problems[field.name]} />
      ))}
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </div>
  );
}
