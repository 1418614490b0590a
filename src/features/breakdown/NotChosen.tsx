import { useId } from 'react';
import type { Schema } from '../../api/types';
import { CardSection } from '../../components/CardSection';
import { CopyButton } from '../../league/CopyButton';
import { hasPassed } from '../../league/hasPassed';
import { reminderText } from './reminderText';

/** The teams without a keeper, and until the deadline a text that reminds them. While keepers are hidden it reminds all teams. */
export function NotChosen({ choices }: { choices: Schema<'KeeperChoices'> }) {
  const id = useId();
  const { isHidden = false, teams } = choices;
  const waiting = teams.filter(({ kept }) => kept.length === 0).map(({ teamName }) => teamName);
  const isLocked = hasPassed(choices.deadline);
  const text = reminderText(choices, isHidden ? [] : waiting);
  return (
    <CardSection title={isHidden ? 'Reminder' : 'Not chosen yet'}>
      {waiting.length === 0 && <p>Every team has chosen a keeper.</p>}
      {waiting.length > 0 && isLocked && <p>{waiting.join(', ')}</p>}
      {waiting.length > 0 && !isLocked && (
        <>
          <label htmlFor={id}>A reminder for {isHidden ? 'all' : 'these'} teams</label>
          <textarea id={id} className="input" rows={4} readOnly value={text} />
          <p>
            <CopyButton of="Reminder" text={() => text} />
          </p>
        </>
      )}
    </CardSection>
  );
}
