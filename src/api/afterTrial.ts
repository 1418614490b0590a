import { fieldOf } from '../lib/json';
import { after } from './after';

/** As {@link after}, of a mutation that saves nothing when its body says `isTrial`. */
export const afterTrial =
  (...tags: Parameters<typeof after>) =>
  (response: unknown, error: unknown, arg: object) =>
    Object.values(arg).some((body) => fieldOf(body, 'isTrial') === true) ? [] : after(...tags)(response, error);
