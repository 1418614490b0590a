import type * as crypto from 'node:crypto';
import { hashPassword, unmatchableHash, verifyPassword } from '../../../server/auth/passwords';

interface Work {
  cost: object;
  salt: number;
  key: number;
}
const mockWork: Work[] = [];

jest.mock('node:crypto', () => {
  const real = jest.requireActual<typeof crypto>('node:crypto');
  type Scrypt = (password: string, salt: Buffer, key: number, cost: object, done: () => void) => void;
  const scrypt: Scrypt = (password, salt, key, cost, done) => {
    mockWork.push({ cost, salt: salt.length, key });
    (real.scrypt as unknown as Scrypt)(password, salt, key, cost, done);
  };
  return { ...real, scrypt };
});

it('does the same work for an account that does not exist as for one that does', async () => {
  const hash = await hashPassword('fourth-and-inches');
  mockWork.length = 0;
  expect(await verifyPassword('wrong', hash)).toBe(false);
  expect(await verifyPassword('wrong', unmatchableHash())).toBe(false);
  const [known, unknown] = mockWork;
  expect(mockWork).toHaveLength(2);
  expect(unknown).toEqual(known);
  expect(known).toMatchObject({ cost: { N: 2 ** 17, r: 8, p: 1 }, salt: 16, key: 32 });
});

it('distinguishes passwords, whatever the Unicode form of their letters', async () => {
  const hash = await hashPassword('caf\u00e9-in-1999');
  expect(await verifyPassword('cafe\u0301-in-1999', hash)).toBe(true);
  expect(await verifyPassword('cafe-in-1999', hash)).toBe(false);
  expect(await verifyPassword('', unmatchableHash())).toBe(false);
});
