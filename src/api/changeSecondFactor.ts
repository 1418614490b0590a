/** The calls of the second factor with passwords, codes and secrets. */
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { baseApi } from './baseApi';
import { sendUnstored, type Sent } from './sendUnstored';
import type { Schema } from './types';

type Typed = Schema<'PasswordAndCode'>;
type Change<Response> = ThunkAction<Promise<Sent<Response>>, unknown, unknown, UnknownAction>;

const post = <Response>(endpoint: string, step: string, body: object) =>
  sendUnstored<Response>(endpoint, { url: `/api/Account/SecondFactor/${step}`, method: 'POST', body });

const change =
  <Response>(endpoint: string, step: string, body: Typed): Change<Response> =>
  async (dispatch) => {
    const sent = await dispatch(post<Response>(endpoint, step, body));
    if (!sent.error) dispatch(baseApi.util.invalidateTags(['Account']));
    return sent;
  };

/** Requests a new secret, which {@link turnOnSecondFactor} confirms. */
export const beginSecondFactor = () => post<Schema<'SecondFactorSecret'>>('beginSecondFactor', 'Begin', {});

/** Turns the second factor on. @returns its recovery codes */
export const turnOnSecondFactor = (typed: Typed) => change<Schema<'RecoveryCodes'>>('turnOnSecondFactor', 'TurnOn', typed);

/** Makes recovery codes, which replace the earlier ones. */
export const makeRecoveryCodes = (typed: Typed) => change<Schema<'RecoveryCodes'>>('makeRecoveryCodes', 'RecoveryCodes', typed);

/** Turns the second factor off. */
export const turnOffSecondFactor = (typed: Typed) => change<null>('turnOffSecondFactor', 'TurnOff', typed);
