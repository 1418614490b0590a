import { HostError } from '../errors';
import type { Clock } from './rateLimiter';

const tooMany = 429;
/** How many refusals in a row begin a pause. */
const refusalsInRow = 2;

/** When a host is left alone because it refuses calls for their number. */
export interface CoolDown {
  /** Notes the status of a response. */
  note(status: number): void;
  /** @throws HostError while the host is left alone */
  check(): void;
}

/** Leaves a host alone for `coolDownMs` after two responses in a row with status 429. */
export function coolDownOf({ name, coolDownMs }: { name: string; coolDownMs: number }, clock: Clock): CoolDown {
  let refusals = 0;
  let until = 0;
  return {
    note(status) {
      refusals = status === tooMany ? refusals + 1 : 0;
      if (refusals < refusalsInRow) return;
      refusals = 0;
      until = clock.now() + coolDownMs;
    },
    check() {
      if (clock.now() >= until) return;
      const time = new Date(until).toISOString().slice(11, 16);
      throw new HostError(`${name} is left alone until ${time} UTC: it refused calls for their number (status ${tooMany})`);
    },
  };
}
