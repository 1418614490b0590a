/** The calls of passkeys with passwords, codes and challenges. */
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { baseApi } from './baseApi';
import { sendUnstored, type Sent } from './sendUnstored';
import type { Schema } from './types';

type Change = ThunkAction<Promise<Sent<Schema<'Passkey'>[]>>, unknown, unknown, UnknownAction>;

const url = '/api/Account/Passkeys';

const change =
  (endpoint: string, step: string, body: object): Change =>
  async (dispatch) => {
    const sent = await dispatch(sendUnstored<Schema<'Passkey'>[]>(endpoint, { url: `${url}${step}`, method: 'POST', body }));
    if (!sent.error) dispatch(baseApi.util.invalidateTags(['Account']));
    return sent;
  };

/** Requests the options of a new passkey, which {@link addPasskey} adds. */
export const beginPasskey = (body: Schema<'PasskeyBegin'>) =>
  sendUnstored<Schema<'PasskeyOptions'>>('beginPasskey', { url: `${url}/Begin`, method: 'POST', body });

/** Adds a passkey that the browser made. */
export const addPasskey = (body: Schema<'PasskeyCreate'>) => change('addPasskey', '', body);

/** Removes a passkey. */
export const removePasskey = (body: Schema<'PasskeyRemove'>) => change('removePasskey', '/Remove', body);
