import { addressesOf } from '../../../server/db/addresses';

it('makes one address of each host, with all else of the URL', () => {
  expect(addressesOf('postgres://me:p%40ss@one.example,two.example:5433/sideline?target_session_attrs=read-write')).toEqual([
    'postgres://me:p%40ss@one.example/sideline?target_session_attrs=read-write',
    'postgres://me:p%40ss@two.example:5433/sideline?target_session_attrs=read-write',
  ]);
  expect(addressesOf('postgresql://localhost/sideline')).toEqual(['postgresql://localhost/sideline']);
});

it('gives sslmode its meaning of libpq, but for the mode that only we know', () => {
  const url = 'postgres://me@one.example/sideline?sslmode=';
  expect(addressesOf(`${url}require`)).toEqual([`${url}require&uselibpqcompat=true`]);
  expect(addressesOf(`${url}no-verify`)).toEqual([`${url}no-verify`]);
});
