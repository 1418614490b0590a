import { useEffect, useRef, useState, type FormEvent, type SubmitEvent } from 'react';
import { errorText } from '../../api';
import { useSetKeeperRulesMutation } from '../../api/generated/keeperDesk.gen';
import type { Schema } from '../../api/types';
import { dropDraft, findDraft, keepDraft, type FormDraft } from '../../browser/formDrafts';
import { Button, SubmitButton } from '../../components/Button';
import { ErrorAlert } from '../../components/ErrorAlert';
import { SavedNotice } from '../../components/SavedNotice';
import type { LeagueKeeperRulesRow } from '../../entities/generated/keeperDeskTables.gen';
import { hasPassed } from '../../league/hasPassed';
import { formTexts } from '../../lib/formTexts';
import { selectEmailAddress } from '../../session/authSlice';
import { useAppSelector } from '../../store/hooks';
import { KeeperRulesEffects, RuleWords } from './KeeperRulesEffects';
import { KeeperRulesFields } from './KeeperRulesFields';
import { fieldsOf, isSame, NO_RULES, problemsOf, readRules, valuesOf, type Problems } from './ruleFields';

type Effects = Schema<'KeeperRulesEffects'> & { isTrial: boolean };

/**
 * The form of a league's rules for keepers. "Try" shows what they would change, "Save rules" saves them. Its values survive a reload and a new log-in
 * until they are saved.
 */
export function KeeperRulesForm({ leagueId, stored }: { leagueId: string; stored: LeagueKeeperRulesRow }) {
  const account = useAppSelector(selectEmailAddress);
  const [send, { isLoading, originalArgs, error }] = useSetKeeperRulesMutation();
  const draftName = `keeper rules ${leagueId}`;
  const [draft] = useState(() => findDraft(draftName, account));
  const [begun, setBegun] = useState(stored);
  const [values, setValues] = useState(() => draft ?? valuesOf(stored.rules));
  const [number, setNumber] = useState(0);
  const [isTyped, setTyped] = useState(draft !== null);
  const [problems, setProblems] = useState<Problems>({});
  const [effects, setEffects] = useState<Effects | null>(null);
  const [saved, setSaved] = useState<string | null>(null);
  const changes = useRef(0);
  const form = useRef<HTMLFormElement>(null);

  if (begun !== stored) {
    setBegun(stored);
    const now = valuesOf(stored.rules);
    if (!isTyped && !isSame(now, values)) {
      setValues(now);
      setNumber(number + 1);
    }
  }
  useEffect(() => form.current!.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(), [problems]);

  const run = async (given: FormDraft, isTrial: boolean) => {
    if (isLoading) return;
    const { rules, problems: unread } = readRules(given, stored.rules);
    setProblems(unread);
    setEffects(null);
    setSaved(null);
    if (Object.keys(unread).length > 0) return;
    const sent = changes.current;
    const { data, error: refused } = await send({ keeperRulesChange: { leagueId, isTrial, ...(rules && { rules }) } });
    if (refused) setProblems(problemsOf(refused));
    if (!data) return;
    // What was typed during the call was neither tried nor saved.
    const isLatest = sent === changes.current;
    if (isLatest) setEffects({ ...data, isTrial });
    if (isTrial) return;
    setSaved('Saved.');
    if (!isLatest) return;
    dropDraft(draftName);
    setTyped(false);
  };
  const onChange = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const now = formTexts(new FormData(currentTarget));
    changes.current += 1;
    keepDraft(draftName, account, currentTarget);
    setTyped(true);
    setValues(now);
    setEffects(null);
    // What the league does without rules is in the server's words.
    const isDropped = now['cost'] === NO_RULES && values['cost'] !== NO_RULES && stored.rules !== null;
    if (isDropped) void run(now, true);
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    void run(formTexts(new FormData(event.currentTarget)), submitter?.getAttribute('value') !== 'save');
  };
  const fields = fieldsOf(values);
  const labels = Object.fromEntries(fields.map(({ name, label }) => [`rules.${name}`, label]));
  const isPlaced = fields.some(({ name, kind }) => kind !== 'check' && name in problems);
  const running = !isLoading ? null : originalArgs?.keeperRulesChange.isTrial ? 'try' : 'save';
  return (
    <>
      <p>
        They are for the draft of {stored.season} and for later ones, until they change.
        {hasPassed(stored.rules?.deadline ?? null) && ' The deadline has passed.'}
      </p>
      <form ref={form} aria-label="Rules for keepers" onChange={onChange} onSubmit={onSubmit}>
        <KeeperRulesFields key={number} fields={fields} values={values} problems={problems} />
        {values['cost'] === NO_RULES && stored.rules === null && <RuleWords words={stored.words} />}
        <ErrorAlert text={isPlaced ? null : errorText(error, labels)} />
        <p className="row">
          <Button type="submit" value="try" busyText="Trying…" isBusy={running === 'try'} aria-disabled={isLoading}>
            Try
          </Button>
          <SubmitButton text="Save rules" busyText="Saving…" value="save" aria-disabled={isLoading} isBusy={running === 'save'} />
        </p>
      </form>
      <KeeperRulesEffects effects={effects} />
      <SavedNotice text={saved} onDismiss={() => setSaved(null)} />
    </>
  );
}
