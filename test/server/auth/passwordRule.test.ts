import { dictionary } from '@zxcvbn-ts/language-common';
import { brokenPasswordRule } from '../../../server/auth/passwordRule';

const common = 'must not be one of the 3,000 most common passwords';

it('refuses a short password', async () => {
  expect(await brokenPasswordRule('1234567')).toBe('must have at least 8 characters');
});

it.each(['password', 'Password1', 'QWERTYUIOP', '12345678', 'iloveyou'])('refuses the common password %s', async (password) => {
  expect(await brokenPasswordRule(password)).toBe(common);
});

it('refuses the first 3,000 of the list that are long enough, and no other', async () => {
  const long = dictionary['passwords-common'].filter((password) => password.length >= 8);
  expect(await brokenPasswordRule(long[2999]!)).toBe(common);
  expect(await brokenPasswordRule(long[3000]!)).toBeNull();
  expect(await brokenPasswordRule('fourth-and-inches')).toBeNull();
});
