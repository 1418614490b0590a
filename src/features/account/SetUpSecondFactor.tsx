import { useEffect, useRef } from 'react';
import { untracked } from '../../api';
import { secondFactorApi } from '../../api/generated/secondFactor.gen';
import type { Schema } from '../../api/types';
import { useAppDispatch } from '../../store/hooks';
import { PasswordAndCodeForm } from './PasswordAndCodeForm';
import { Button } from '../../components/Button';

/** The light margin of a QR code, in modules. */
const margin = 4;

type Props = {
  emailAddress: string;
  secret: Schema<'SecondFactorSecret'>;
  onCodes: (recoveryCodes: string[]) => void;
  onCancel: () => void;
};

/** Shows a new secret, and confirms it by a code. Its heading takes the focus. */
export function SetUpSecondFactor({ emailAddress, secret: { secret, address, qrSize, qrPath }, onCodes, onCancel }: Props) {
  const dispatch = useAppDispatch();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const side = qrSize + 2 * margin;

  const send = async (typed: Schema<'PasswordAndCode'>) => {
    const turnOn = secondFactorApi.endpoints.turnOnSecondFactor.initiate({ passwordAndCode: typed }, untracked);
    const { data, error } = await dispatch(turnOn);
    if (data) onCodes(data.recoveryCodes);
    return error;
  };
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        Set up an authenticator app
      </h3>
      <p>
        Scan this with the app on your phone, <a href={address}>open it in an app on this device</a>, or type the key into the
        app. Then enter the code that the app shows.
      </p>
      <svg role="img" aria-label="QR code of the key" viewBox={`${-margin} ${-margin} ${side} ${side}`} width="200" height="200">
        <rect x={-margin} y={-margin} width={side} height={side} fill="#fff" />
        <path d={qrPath} fill="#000" shapeRendering="crispEdges" />
      </svg>
      <p>
        Key: <code>{secret.replaceAll(/.{4}(?=.)/g, '$& ')}</code>
      </p>
      <PasswordAndCodeForm
        label="Set up an authenticator app"
        emailAddress={emailAddress}
        codeLabel="Code that the app shows"
        actions={['Turn on']}
        send={send}
      >
        <Button onClick={onCancel}>Cancel</Button>
      </PasswordAndCodeForm>
    </>
  );
}
