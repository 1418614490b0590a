const groupsOf = (part: string) => part.split(':').filter(Boolean);

/**
 * The network of an IP address for limits: the address itself for IPv4 (also when mapped to IPv6), the /64 block, which belongs to one
 * customer, for IPv6.
 */
export function networkOf(address: string): string {
  const ipv4 = /(?:^|:)(\d+\.\d+\.\d+\.\d+)$/.exec(address);
  if (ipv4) return ipv4[1]!;
  const [start = '', end] = address.split('%')[0]!.split('::');
  const [before, after] = [groupsOf(start), groupsOf(end ?? '')];
  const zeros = Array<string>(Math.max(8 - before.length - after.length, 0)).fill('0');
  const block = [...before, ...zeros, ...after].slice(0, 4).map((group) => parseInt(group, 16).toString(16));
  return `${block.join(':')}::/64`;
}

/** The part of an IP address that identifies a network but not a person: three bytes of IPv4, the /48 block of IPv6. */
export function networkPrefix(address: string): string {
  const network = networkOf(address);
  const [, ipv4] = /^(\d+\.\d+\.\d+)\.\d+$/.exec(network) ?? [];
  return ipv4 ? `${ipv4}.0/24` : `${network.split(':').slice(0, 3).join(':')}::/48`;
}
