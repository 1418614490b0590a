import { networkOf } from '../auth/network';

/** How many event streams may be open: of the process, and of one network. */
export interface StreamLimits {
  streams: number;
  streamsOfNetwork: number;
}

/** The open event streams. */
export interface StreamPlaces {
  /** Takes a place for a stream to an IP address. @returns what gives it back; undefined if the network or the process has none */
  take: (address: string) => (() => void) | undefined;
  open: () => number;
}

export function makeStreamPlaces({ streams, streamsOfNetwork }: StreamLimits): StreamPlaces {
  const ofNetworks = new Map<string, number>();
  let open = 0;
  return {
    open: () => open,
    take: (address) => {
      const network = networkOf(address);
      const own = ofNetworks.get(network) ?? 0;
      if (open >= streams || own >= streamsOfNetwork) return undefined;
      open += 1;
      ofNetworks.set(network, own + 1);
      return () => {
        open -= 1;
        const left = ofNetworks.get(network)! - 1;
        if (left === 0) ofNetworks.delete(network);
        else ofNetworks.set(network, left);
      };
    },
  };
}
