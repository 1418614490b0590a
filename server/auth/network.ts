const groupsOf = (part: string) => part.split(':').filter(Boolean);

/**
 * The network that an IP address belongs to, as limits count it: the address itself for IPv4 (also when mapped to IPv6), and for IPv6 the
 * /64 block, which one customer has to himself.
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
