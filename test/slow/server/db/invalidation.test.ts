import { EventEmitter } from 'node:events';
import type pg from 'pg';
import { connectBus, type InvalidationBus, UnheardError } from '../../../../server/db/invalidation';
import { eventually } from '../../../support/eventually';

/** A connection that hears what is sent while `isOpen`. */
class FakeListener extends EventEmitter {
  connect = () => Promise.resolve();
  query = () => Promise.resolve();
  end = () => Promise.resolve();
}

let isOpen: boolean;
let listeners: FakeListener[];
let bus: InvalidationBus | undefined;
beforeEach(() => {
  isOpen = true;
  listeners = [];
});
afterEach(() => bus?.close());

const connect = async () =>
  (bus = await connectBus({
    listener: () => {
      listeners.push(new FakeListener());
      return Promise.resolve(listeners.at(-1) as unknown as pg.Client);
    },
    notify: (channel, payload) => {
      if (isOpen) listeners.at(-1)!.emit('notification', { channel, payload });
      return Promise.resolve();
    },
    isDirect: false,
  }));

it('counts as connected only while it hears its own messages', async () => {
  const { isConnected } = await connect();
  expect(isConnected()).toBe(true);
  isOpen = false;
  await eventually(() => expect(isConnected()).toBe(false));
  isOpen = true;
  await eventually(() => expect(isConnected()).toBe(true));
  expect(listeners).toHaveLength(1);
});

it('replaces a connection that stays silent, and then makes everything stale', async () => {
  const { isConnected, subscribe } = await connect();
  const heard: (string | undefined)[] = [];
  subscribe((leagueId) => heard.push(leagueId));
  isOpen = false;
  await eventually(() => expect(listeners).toHaveLength(2));
  expect(isConnected()).toBe(false);
  expect(heard).toEqual([undefined]);
  isOpen = true;
  await eventually(() => expect(isConnected()).toBe(true));
});

it('is refused when it hears nothing at the start', async () => {
  isOpen = false;
  await expect(connect()).rejects.toThrow(UnheardError);
});
