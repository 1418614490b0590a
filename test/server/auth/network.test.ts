import { networkOf, networkPrefix } from '../../../server/auth/network';

it.each([
  ['10.1.2.3', '10.1.2.3'],
  ['::ffff:10.1.2.3', '10.1.2.3'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8:0:0::/64'],
  ['2001:db8:1:2::1%eth0', '2001:db8:1:2::/64'],
  ['fe80::1', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('counts the address %s as %s', (address, network) => expect(networkOf(address)).toBe(network));

it.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8::6', '2001:db8:0::/48'],
])('stores %s as %s', (address, prefix) => expect(networkPrefix(address)).toBe(prefix));
