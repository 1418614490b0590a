import { useId, useRef, useState } from 'react';
import { errorText, untracked } from '../../api';
import { secondFactorApi } from '../../api/generated/secondFactor.gen';
import type { Schema } from '../../api/types';
import { Button } from '../../components/Button';
import { Announced } from '../../components/Announced';
import { ErrorAlert } from '../../components/ErrorAlert';
import { QuerySection } from '../../components/QuerySection';
import { useAttempt } from '../../components/useAttempt';
import { secondFactors } from '../../entities/generated/secondFactorTables.gen';
import { useAppDispatch } from '../../store/hooks';
import { useRow } from '../../store/useRows';
import { PasswordAndCodeForm } from './PasswordAndCodeForm';
import { RecoveryCodes } from './RecoveryCodes';
import { SetUpSecondFactor } from './SetUpSecondFactor';

const { beginSecondFactor, makeRecoveryCodes, turnOffSecondFactor } = secondFactorApi.endpoints;

const turnOff = 'Turn off';
const actions = ['Make new recovery codes', turnOff] as const;

const counted = (left: number) => (left === 1 ? '1 recovery code is left.' : `${left || 'No'} recovery codes are left.`);

/** The second factor of the account: sets it up, makes new recovery codes, and turns it off. */
export function SecondFactor({ emailAddress }: { emailAddress: string }) {
  const headingId = useId();
  /** Takes the focus from a removed form. */
  const heading = useRef<HTMLHeadingElement>(null);
  const dispatch = useAppDispatch();
  const { row: factor, query } = useRow(secondFactors, undefined);
  const [secret, setSecret] = useState<Schema<'SecondFactorSecret'> | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const { running: beginning, problem, attempt } = useAttempt();
  const [done, setDone] = useState('');

  const begin = async () => {
    setDone('');
    const { data, error } = await dispatch(beginSecondFactor.initiate({ noFields: {} }, untracked));
    if (data) setSecret(data);
    return errorText(error);
  };
  const showCodes = (made: string[]) => {
    setSecret(null);
    setCodes(made);
  };
  const change = async (typed: Schema<'PasswordAndCode'>, action: string) => {
    setDone('');
    if (action === turnOff) {
      const { error } = await dispatch(turnOffSecondFactor.initiate({ passwordAndCode: typed }, untracked));
      if (!error) {
        setDone('The second factor is off.');
        heading.current?.focus();
      }
      return error;
    }
    const { data, error } = await dispatch(makeRecoveryCodes.initiate({ passwordAndCode: typed }, untracked));
    if (data) showCodes(data.recoveryCodes);
    return error;
  };
  const close = () => {
    setSecret(null);
    setCodes(null);
    heading.current?.focus();
  };
  const content = (isOn: boolean, left: number) => {
    if (codes) return <RecoveryCodes codes={codes} onDone={close} />;
    if (secret) return <SetUpSecondFactor emailAddress={emailAddress} secret={secret} onCodes={showCodes} onCancel={close} />;
    if (!isOn)
      return (
        <>
          <p>It is off. When it is on, each log-in also asks for a code from an app on your phone.</p>
          <ErrorAlert text={problem} />
          <Button look="primary" aria-busy={beginning} onClick={() => void attempt(begin)}>
            Set up
          </Button>
        </>
      );
    return (
      <>
        <p>It is on: each log-in asks for a code from your authenticator app. {counted(left)}</p>
        <PasswordAndCodeForm
          label="Change the second factor"
          emailAddress={emailAddress}
          codeLabel="Code from the app, or a recovery code"
          actions={actions}
          send={change}
        />
      </>
    );
  };
  return (
    <section className="card" aria-labelledby={headingId}>
      <h2 id={headingId} ref={heading} tabIndex={-1} className="card__title">
        Second factor
      </h2>
      <div className="card__body">
        <Announced as="p">{done}</Announced>
        <QuerySection label="Second factor" rows={factor && [factor]} query={query}>
          {([found]) => (
            <>
              {found?.isRequired && !found.isOn && (
                <p className="notice">
                  Commissioners and admins need a second factor here. Set it up to go on; until then you can read, but not save
                  anything.
                </p>
              )}
              {content(found?.isOn ?? false, found?.recoveryCodes ?? 0)}
            </>
          )}
        </QuerySection>
      </div>
    </section>
  );
}
