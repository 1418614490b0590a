import type { Schema } from '../api/types';
import { CardSection } from '../components/CardSection';
import { hasPassed } from './hasPassed';

type Props = {
  rules: Pick<Schema<'KeeperDesk'>, 'season' | 'words' | 'deadline'>;
  /** Undefined until the settings are loaded. */
  hasDrafted: boolean | undefined;
};

/** A league's rules for keepers in words, and whether marks can still be changed. */
export const KeeperRules = ({ rules: { season, words, deadline }, hasDrafted }: Props) => (
  <CardSection title={`Keeper rules of ${season}`}>
    {hasDrafted && <p>The draft is over. The costs are a preview of those of {season}, from the rosters and ranks of today.</p>}
    <ul>
      {words.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
    {hasPassed(deadline) ? (
      <p>
        <strong>The deadline has passed: the marks are locked.</strong>
      </p>
    ) : (
      deadline !== null && <p>After the deadline the marks are locked.</p>
    )}
  </CardSection>
);
